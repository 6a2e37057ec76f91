/**
 * One player of a table that is being set: name, association, occupation, objects, and whether it is their turn.
 */
import { useId } from 'preact/hooks';
import type { SeatProps } from '../../game.ts';
import { Faults, letLeave, NameField, OwnTurn, problemsAt, SeatFoot, Segments } from '../../table/fields.tsx';
import { Grid, Hand } from './Cards.tsx';
import { being, type Change, forgetting, leave, put, rename, whereIs, withPlayer } from './editing.ts';
import { associationIds, FEWEST, type GameRecord, type ObjectId, type OccupationId, type Player } from './engine.ts';
import { taken } from './settings.ts';

const SIDES = [...associationIds, '?'] as const;

/** The form of a player. */
export function Seat({ record: any, id, problems, words, prefix, onChange, onDone }: SeatProps) {
  const record = any as GameRecord;
  const radio = useId();
  const { position } = record;
  const { players } = position;
  const seat = players.findIndex((player) => player.id === id);
  const player = players[seat];
  if (!player) return null;
  const path = `position.players[${seat}]`;
  const { association = '?', occupation = '?', shown = false } = player;
  const saying = (field: string) => problemsAt(problems, `${path}.${field}`, words);
  const set = (next: Partial<Player>) => onChange(withPlayer(record, seat, next));
  const lay = (change: Change, card: string) => onChange(change.record, taken(change, card, words));
  const sides = SIDES.map((side) => ({ id: side, label: words.b(`associations.${side}`) }));

  const onLeave = () => letLeave(record, [id], leave, { words, onChange });

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
        onName={(name) => onChange(rename(record, id, name))}
      />
      <OwnTurn
        id={id}
        players={players.map((one) => one.id)}
        turn={position.turn}
        words={words}
        onTurn={(turn) => onChange({ ...record, position: { ...position, turn } })}
      />
      <div id={`${prefix}${path}.association`} tabIndex={-1}>
        {typeof association === 'string' ? (
          <Segments
            legend={words.b('setup.association')}
            name={radio}
            options={sides}
            value={association}
            invalid={saying('association').length > 0}
            onPick={(side) => set({ association: side })}
          />
        ) : (
          association.map((one, index) => (
            <Segments
              key={index}
              legend={words.b('setup.association-of-three', { number: index + 1 })}
              name={`${radio}-${index}`}
              options={sides}
              value={one}
              invalid={saying('association').length > 0}
              onPick={(side) => set({ association: association.with(index, side) })}
            />
          ))
        )}
        <Faults texts={saying('association')} />
      </div>
      <div class="ck-field" id={`${prefix}${path}.occupation`} tabIndex={-1}>
        <span>{words.b('setup.occupation')}</span>
        <Faults texts={saying('occupation')} />
        <Grid
          kind="occupation"
          words={words}
          label={words.b('setup.occupation')}
          whereIs={(card) => (card === occupation ? undefined : whereIs(record, card, seat, words))}
          picked={occupation}
          onPick={(card) =>
            card === '?'
              ? set({ occupation: card, shown: false })
              : lay(being(record, seat, card as OccupationId), `occupation.${card}`)
          }
        />
        <label class="ck-tick">
          <input
            type="checkbox"
            checked={shown}
            onChange={({ currentTarget }) => set({ shown: currentTarget.checked })}
          />
          <span>{words.b('setup.shown')}</span>
        </label>
      </div>
      <div class="ck-field">
        <span>{words.b('setup.objects')}</span>
        <Hand
          kind="object"
          words={words}
          id={`${prefix}${path}.objects`}
          label={words.b('table.objects', { by: id })}
          cards={player.objects}
          problems={saying('objects')}
          // Nobody is without any.
          onRemove={player.objects.join() === '?' ? undefined : (index) => onChange(forgetting(record, seat, index))}
        />
        <Grid
          kind="object"
          words={words}
          label={words.b('setup.add-object')}
          whereIs={(card) => whereIs(record, card, seat, words)}
          onPick={(card) =>
            card === '?'
              ? set({ objects: [...player.objects, '?'] })
              : lay(put(record, seat, card as ObjectId), `object.${card}`)
          }
        />
      </div>
      <SeatFoot id={id} words={words} onLeave={players.length > FEWEST ? onLeave : undefined} onDone={onDone} />
    </fieldset>
  );
}
