/**
 * One player of a table that is being set: name, whose turn it is, gold, cards, and what of the turns before still counts.
 */
import type { SeatProps } from '../../game.ts';
import { Faults, Grid, letLeave, NameField, OwnTurn, problemsAt, SeatFoot, Stepper } from '../../table/fields.tsx';
import type { Words } from '../../words.ts';
import { type At, cardsOf, FEWEST, lay, leave, rename, takenFrom, whose, withPlayer, withPosition } from './editing.ts';
import { CENTRE, type CharacterId, facts, type GameRecord } from './engine.ts';
import { nameOf, PLACES } from './facts.ts';
import { inPlay, placeName, reseating, taken } from './settings.ts';

/** Every character in play to tap, and the unknown one. */
export function Characters({
  record,
  at,
  lies,
  label,
  words,
  onChange,
}: {
  readonly record: GameRecord;
  readonly at: At;
  /** The one that lies there. */
  readonly lies: string;
  readonly label: string;
  readonly words: Words;
  onChange(record: GameRecord, said?: string): void;
}) {
  const cards = ['?' as const, ...inPlay(record, words)].map((card) => {
    const from = card === '?' || card === lies ? undefined : takenFrom(record, at, card);
    return {
      card,
      name: nameOf(`character.${card}`, words),
      where: from && placeName(whose(record, from), words),
    };
  });
  return (
    <Grid
      cards={cards}
      words={words}
      label={label}
      picked={[lies]}
      onPick={(card) => {
        const change = lay(record, at, card as CharacterId);
        onChange(change.record, taken(change, card, words));
      }}
    />
  );
}

/** The form of a player. */
export function Seat({ record: any, id, problems, words, prefix, onChange, onDone }: SeatProps) {
  const record = any as GameRecord;
  const { players, turn, revealed, mustLook } = record.position;
  const seat = players.findIndex((player) => player.id === id);
  const player = players[seat];
  if (!player) return null;
  const path = `position.players[${seat}]`;
  const { gold = facts.start } = player;
  const saying = (field: string) => problemsAt(problems, `${path}.${field}`, words);
  const cards = cardsOf(record, seat);
  const listed = (field: 'revealed' | 'mustLook', list: readonly string[] = []) => (
    <label class="ck-tick">
      <input
        type="checkbox"
        checked={list.includes(id)}
        onChange={({ currentTarget }) => {
          const left = currentTarget.checked ? [...list, id] : list.filter((one) => one !== id);
          onChange(withPosition(record, { [field]: left.length > 0 ? left : undefined }));
        }}
      />
      <span>{words.b(field === 'revealed' ? 'setup.revealed' : 'setup.must-look', { by: id })}</span>
    </label>
  );

  const onLeave = () => letLeave(record, [id], leave, reseating(record, { words, onChange }));

  return (
    <fieldset class="ck-edit">
      <legend class="ck-edit-head">
        <span class="ck-seat-name">{id}</span>
      </legend>
      <NameField
        key={seat}
        id={`${prefix}${path}.id`}
        name={id}
        others={players.filter((_, other) => other !== seat).map((other) => other.id)}
        words={words}
        hint={!record.moves?.[0] && words.t('edit.names')}
        refusal={(name) =>
          name === CENTRE ? words.say('problem', { code: 'position.name-taken', params: {} }) : undefined
        }
        onName={(name) => onChange(rename(record, id, name))}
      />
      <Faults texts={saying('id')} />
      <Stepper
        label={words.b('setup.gold')}
        id={`${prefix}${path}.gold`}
        value={gold}
        from={0}
        to={facts.coins}
        text={words.b('table.gold', { count: gold })}
        less={words.b('setup.gold-less')}
        more={words.b('setup.gold-more')}
        onStep={(by) => onChange(withPlayer(record, seat, { gold: gold + by }))}
        onValue={(typed) => onChange(withPlayer(record, seat, { gold: typed }))}
      />
      <div id={`${prefix}${path}.cards`} tabIndex={-1}>
        <Faults texts={saying('cards')} />
        {cards.map((lies, card) => {
          const label = words.b(cards.length > 1 ? `card.${PLACES[card]}` : 'card.only');
          return (
            <div key={card} class="ck-field">
              <span>{label}</span>
              <Characters
                record={record}
                at={{ seat, card }}
                lies={lies}
                label={label}
                words={words}
                onChange={onChange}
              />
            </div>
          );
        })}
      </div>
      <div>
        <OwnTurn
          id={id}
          players={players.map((one) => one.id)}
          turn={turn}
          words={words}
          onTurn={(next) => onChange(withPosition(record, { turn: next }))}
        />
        {listed('revealed', revealed)}
        {listed('mustLook', mustLook)}
      </div>
      <SeatFoot id={id} words={words} onLeave={players.length > FEWEST ? onLeave : undefined} onDone={onDone} />
    </fieldset>
  );
}
