/**
 * Setting the table of Mascarade as a whole: how many play, the Courthouse, the centre, the first turns, the characters in play. Players are
 * set at their seats.
 */
import type { SetUpProps } from '../../game.ts';
import { Faults, Foot, Grid, PlayerNumber, problemsAt, Stepper } from '../../table/fields.tsx';
import type { Words } from '../../words.ts';
import {
  centreOf,
  deckOf,
  exchanges,
  FEWEST,
  join,
  leave,
  MOST,
  mended,
  playedWith,
  toggled,
  withPosition,
} from './editing.ts';
import { type CharacterId, characters, facts, type GameRecord, problemsOf } from './engine.ts';
import { Characters } from './Seat.tsx';
import { exchanged, reseating } from './settings.ts';

/** How many play, in sight before the first move. */
export function Players({ record: any, ...props }: Pick<SetUpProps, 'record' | 'words' | 'onChange'>) {
  const record = any as GameRecord;
  return (
    <PlayerNumber
      record={record}
      players={record.position.players}
      from={FEWEST}
      to={MOST}
      join={join}
      leave={leave}
      {...reseating(record, props)}
    />
  );
}

/** Why a character cannot come into play, or go, whatever the others are. */
function whyNot(record: GameRecord, character: CharacterId, words: Words): string | undefined {
  const faults = problemsAt(problemsOf(playedWith(record, toggled(record, character))), 'position.deck', words);
  // That they are too many or too few comes first, and another could make up for it.
  return faults.at(-1);
}

/** The whole form. */
export function SetUp({ record: any, problems, words, prefix, onChange, onDone }: SetUpProps) {
  const record = any as GameRecord;
  const { courthouse = 0, opening = 0, deck } = record.position;
  const saying = (path: string) => problemsAt(problems, path, words);
  const all = (Object.keys(characters) as CharacterId[]).map((card) => ({
    card,
    name: words.card(card),
  }));
  return (
    <div class="ck-setup">
      <Players record={record} words={words} onChange={onChange} />
      <Stepper
        label={words.b('setup.courthouse')}
        id={`${prefix}position.courthouse`}
        value={courthouse}
        from={0}
        to={facts.coins}
        text={words.b('table.gold', { count: courthouse })}
        less={words.b('setup.gold-less')}
        more={words.b('setup.gold-more')}
        onStep={(by) => onChange(withPosition(record, { courthouse: courthouse + by }))}
      />
      <div id={`${prefix}position.centre`} tabIndex={-1}>
        <Faults texts={saying('position.centre')} />
        {centreOf(record).map((lies, card) => {
          const label = words.b('setup.centre', { number: card + 1 });
          return (
            <div key={card} class="ck-field">
              <span>{label}</span>
              <Characters
                record={record}
                at={{ seat: 'centre', card }}
                lies={lies}
                label={label}
                words={words}
                onChange={onChange}
              />
            </div>
          );
        })}
      </div>
      <Stepper
        label={words.b('setup.opening')}
        id={`${prefix}position.opening`}
        value={opening}
        from={0}
        to={facts.opening}
        text={words.b('setup.turns', { count: opening })}
        less={words.b('setup.turns-less')}
        more={words.b('setup.turns-more')}
        onStep={(by) => onChange(withPosition(record, { opening: opening + by || undefined }))}
      />
      <div class="ck-field" id={`${prefix}position.deck`} tabIndex={-1}>
        <span>{words.b('setup.deck')}</span>
        <Faults texts={saying('position.deck')} />
        <Grid
          cards={all}
          words={words}
          label={words.b('setup.deck')}
          picked={deckOf(record)}
          onPick={(card) => {
            const character = card as CharacterId;
            const isIn = deckOf(record).includes(character);
            const [exchange] = exchanges(record, character);
            if (!exchange) return onChange(record, whyNot(record, character, words));
            const { record: next, other } = exchange;
            onChange(next, other && (isIn ? exchanged(other, character, words) : exchanged(character, other, words)));
          }}
        />
        {deck && (
          <button
            type="button"
            class="ck-button ck-small"
            onClick={() => onChange(mended(playedWith(record, undefined)))}
          >
            {words.b('repair.deck')}
          </button>
        )}
      </div>
      <Foot words={words} onDone={onDone} />
    </div>
  );
}
