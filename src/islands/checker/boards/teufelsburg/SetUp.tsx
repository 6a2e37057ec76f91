/**
 * Setting the table of Teufelsburg as a whole: how many play, the piles, the variants. Players are set at their seats.
 */
import type { SetUpProps } from '../../game.ts';
import { Faults, Foot, PlayerNumber, problemsAt } from '../../table/fields.tsx';
import { Pile } from './Cards.tsx';
import { join, leave, piling, sparing, whereIs, withPiles } from './editing.ts';
import { FEWEST, type GameRecord, MOST, type ObjectId, type OccupationId, variants } from './engine.ts';
import { taken, withVariant } from './settings.ts';

/** How many play, in sight before the first move. */
export function Players({ record: any, words, onChange }: Pick<SetUpProps, 'record' | 'words' | 'onChange'>) {
  const record = any as GameRecord;
  return (
    <PlayerNumber
      record={record}
      players={record.position.players}
      from={FEWEST}
      to={MOST}
      words={words}
      join={join}
      leave={leave}
      onChange={onChange}
    />
  );
}

/** The whole form. */
export function SetUp({ record: any, problems, words, prefix, onChange, onDone }: SetUpProps) {
  const record = any as GameRecord;
  const { objectPile, occupationPile } = record.position;

  const saying = (path: string) => problemsAt(problems, path, words);

  return (
    <div class="ck-setup">
      <Players record={record} words={words} onChange={onChange} />
      <Pile
        kind="object"
        words={words}
        id={`${prefix}position.objectPile`}
        pile={objectPile}
        problems={saying('position.objectPile')}
        whereIs={(card) => whereIs(record, card, -1, words)}
        onChange={(cards) => onChange(withPiles(record, { objectPile: cards as ObjectId[] | undefined }))}
        onAdd={(card) => {
          if (card === '?') return onChange(withPiles(record, { objectPile: [...(objectPile ?? []), '?'] }));
          const change = piling(record, card as ObjectId);
          onChange(change.record, taken(change, `object.${card}`, words));
        }}
      />
      <Pile
        kind="occupation"
        words={words}
        id={`${prefix}position.occupationPile`}
        pile={occupationPile}
        problems={saying('position.occupationPile')}
        whereIs={(card) => whereIs(record, card, -1, words)}
        onChange={(cards) => onChange(withPiles(record, { occupationPile: cards as OccupationId[] | undefined }))}
        onAdd={(card) => {
          if (card === '?') return onChange(withPiles(record, { occupationPile: [...(occupationPile ?? []), '?'] }));
          const change = sparing(record, card as OccupationId);
          onChange(change.record, taken(change, `occupation.${card}`, words));
        }}
      />
      <fieldset class="ck-field" id={`${prefix}variants`} tabIndex={-1}>
        <legend>{words.b('setup.variants')}</legend>
        {variants.map((variant) => (
          <label key={variant} class="ck-tick">
            <input
              type="checkbox"
              checked={record.variants?.includes(variant) ?? false}
              onChange={({ currentTarget }) => onChange(withVariant(record, variant, currentTarget.checked))}
            />
            <span>
              {words.texts.variants[variant]?.name}
              <span class="ck-note">{words.texts.variants[variant]?.note}</span>
            </span>
          </label>
        ))}
        <Faults texts={saying('variants')} />
      </fieldset>
      <Foot words={words} onDone={onDone} />
    </div>
  );
}
