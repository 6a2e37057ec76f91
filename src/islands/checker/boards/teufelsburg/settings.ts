/**
 * What can be said of a table before its first move, as sentences with what they change; and how what is impossible is put right.
 */
import { isNamedIn } from '../../../../../engine/kernel/moves.ts';
import type { Problem } from '../../../../../engine/kernel/result.ts';
import type { GameRecord as AnyRecord, Cure, Grounded, Supposition, Change as Told } from '../../game.ts';
import type { Words } from '../../words.ts';
import {
  being,
  type Change,
  handsOtherwise,
  holding,
  isPileUnsaid,
  oneLess,
  withPiles,
  withPlayer,
} from './editing.ts';
import {
  associationIds,
  type GameRecord,
  moveKinds,
  type ObjectId,
  type OccupationId,
  objects,
  occupations,
  type Player,
  type Variant,
  variants,
} from './engine.ts';

type Kind = 'association' | 'occupation' | 'object';

/** From where a card was taken, as it is told. */
export function taken(change: Change, card: string, words: Words): string | undefined {
  const { from } = change;
  if (!from) return undefined;
  return words.b('player' in from ? 'setup.taken-from' : `setup.taken-from-${from.pile}s`, {
    card: words.name(card),
    by: 'player' in from ? from.player : '',
  });
}

/** That a player has a card, as the checker tells it. @param kind of the card @param change what it makes of the record */
export function having(by: string, kind: Kind, id: string, change: () => Change, words: Words): Told {
  const card = `${kind}.${id}`;
  const name = kind === 'association' ? words.b(`associations.${id}`) : words.name(card);
  return {
    text: words.b('setup.says', { by, card: name }),
    cards: [id],
    make() {
      const made = change();
      const said = [
        made.side && words.b(`setup.sided-${made.side}`, { by }),
        made.emptied ? words.b('setup.emptied') : taken(made, card, words),
      ];
      return { record: made.record, said: said.filter(Boolean).join(' ') || undefined };
    },
  };
}

/** That a variant is played, as the checker tells it. */
const playedWith = (record: GameRecord, variant: Variant, words: Words): Told => ({
  text: `${words.b('setup.variants')}: ${words.texts.variants[variant]?.name}`,
  cards: [],
  make: () => ({ record: withVariant(record, variant, true) }),
});

/** Everything that can be said of who has what, and of what is played. */
export function settings(any: AnyRecord, words: Words): Told[] {
  const record = any as GameRecord;
  const played = variants
    .filter((variant) => !record.variants?.includes(variant))
    .map((variant) => playedWith(record, variant, words));
  const held = record.position.players.flatMap(({ id: by, association }, seat) => [
    ...(typeof association === 'string' || association === undefined
      ? associationIds.map((side) =>
          having(by, 'association', side, () => ({ record: withPlayer(record, seat, { association: side }) }), words),
        )
      : []),
    ...(Object.keys(occupations) as OccupationId[]).map((occupation) =>
      having(by, 'occupation', occupation, () => being(record, seat, occupation), words),
    ),
    ...(Object.keys(objects) as ObjectId[]).map((object) =>
      having(by, 'object', object, () => holding(record, seat, object), words),
    ),
  ]);
  return [...held, ...played];
}

/** What is supposed as long as nobody says it: that there is a pile, and that those who do something hold neither one object alone nor a full hand. */
export function suppositions(any: AnyRecord, words: Words): Supposition[] {
  const record = any as GameRecord;
  const supposed = (what: string, by: string, to: GameRecord): Supposition => ({
    text: words.b(`suppose.${what}`, { by }),
    otherwise: [{ text: words.b(`suppose.${what}-not`), cards: [], make: () => ({ record: to }) }],
  });
  const isActing = (id: string) => record.moves?.some((move) => isNamedIn(moveKinds, move, id));
  return [
    ...(isPileUnsaid(record) ? [supposed('pile', '', withPiles(record, { objectPile: [] }))] : []),
    ...record.position.players.flatMap(({ id }, seat) => {
      const { sole, full } = isActing(id) ? handsOtherwise(record, seat) : {};
      return [...(sole ? [supposed('several', id, sole)] : []), ...(full ? [supposed('room', id, full)] : [])];
    }),
  ];
}

/** A place in a position: a seat's field, or a pile, with the index of a card. */
const PLACE = /^position\.(?:players\[(\d+)\]\.(\w+)|(objectPile|occupationPile))(?:\[(\d+)\])?$/;

/** Takes back which card lies at a place: one of a hand is unknown then, as a player's occupation is, and one of a pile is out of it. */
function forgotten(record: GameRecord, path: string): GameRecord {
  const [, seat, part, pile, index] = PLACE.exec(path) ?? [];
  const blanked = <Card>(cards: readonly Card[]) => cards.with(Number(index), '?' as Card);
  if (seat !== undefined && part === 'occupation')
    return withPlayer(record, Number(seat), { occupation: '?', shown: false });
  if (seat !== undefined && part === 'objects') {
    const { objects: hand = [] } = record.position.players[Number(seat)] ?? {};
    return withPlayer(record, Number(seat), { objects: blanked(hand) });
  }
  const cards = pile && record.position[pile as 'objectPile'];
  return cards ? withPiles(record, { [pile]: cards.toSpliced(Number(index), 1) }) : record;
}

/** Every place at which a card lies. */
function placesOf({ position }: GameRecord, card: string): string[] {
  const of = (cards: readonly string[] | undefined, path: string) =>
    (cards ?? []).flatMap((one, index) => (one === card ? [`position.${path}[${index}]`] : []));
  return [
    ...position.players.flatMap(({ occupation, objects: hand }, seat) => [
      ...(occupation === card ? [`position.players[${seat}].occupation`] : []),
      ...of(hand, `players[${seat}].objects`),
    ]),
    ...of(position.objectPile, 'objectPile'),
    ...of(position.occupationPile, 'occupationPile'),
  ];
}

/** Whose a place is, in words. */
function whose({ position }: GameRecord, path: string, words: Words): string {
  const [, seat, , pile] = PLACE.exec(path) ?? [];
  return seat === undefined
    ? words.b(`table.${pile === 'objectPile' ? 'object' : 'occupation'}-pile-name`)
    : (position.players[Number(seat)]?.id ?? '');
}

/** Ways to put right what is impossible: each names a place, and takes there what is too much. */
export function repairs(record: AnyRecord, problem: Problem, words: Words): Told[] {
  // Of several copies in one hand it does not matter which is taken.
  const byText = new Map(repaired(record as GameRecord, problem, words).map((repair) => [repair.text, repair.record]));
  return [...byText].map(([text, repaired]) => ({ text, cards: [], make: () => ({ record: repaired }) }));
}

function repaired(
  record: GameRecord,
  problem: Problem,
  words: Words,
): { readonly text: string; readonly record: GameRecord }[] {
  const { code, params = {}, path } = problem;
  const { object, occupation, association } = params as Record<string, string>;
  const { players } = record.position;
  const seat = Number(/players\[(\d+)\]/.exec(path)?.[1] ?? -1);
  const card = object ?? occupation;
  switch (code) {
    case 'position.too-many-copies':
    case 'position.occupation-twice':
    case 'position.not-with-so-many':
    case 'position.bag-in-pile': {
      if (!card) return [];
      const kind = object ? 'object' : 'occupation';
      const places = placesOf(record, card).filter(
        (place) => code !== 'position.bag-in-pile' || place.includes('Pile'),
      );
      // Then so many unknown cards lie there that one of them would have to be the bag.
      if (places.length === 0) {
        const left = record.position.objectPile?.filter((one) => one !== '?');
        return [{ text: words.b('repair.one-unknown-less'), record: withPiles(record, { objectPile: left }) }];
      }
      return places.map((place) => ({
        text: words.b('repair.take-from', { card: words.name(`${kind}.${card}`), by: whose(record, place, words) }),
        record: forgotten(record, place),
      }));
    }
    case 'position.empty-hand':
      return [{ text: words.b('repair.unknown-hand'), record: withPlayer(record, seat, { objects: ['?'] }) }];
    case 'position.too-many-associations':
      return players.flatMap(({ id, association: own }, at) =>
        own === association
          ? [{ text: words.b('repair.unknown-side', { by: id }), record: withPlayer(record, at, { association: '?' }) }]
          : [],
      );
    case 'position.too-many-occupations':
      return [{ text: words.b('repair.unknown-spares'), record: withPiles(record, { occupationPile: undefined }) }];
    case 'position.too-many-objects':
      return withFewerUnknown(record, words);
    case 'position.three-associations-players':
      return [{ text: words.b('repair.without-three'), record: withVariant(record, 'three-associations', false) }];
    case 'position.three-associations-owed':
    case 'position.one-association-owed':
      return [
        {
          text: words.b('repair.mend-sides'),
          record: withVariant(record, 'three-associations', code === 'position.three-associations-owed'),
        },
      ];
    default:
      return [];
  }
}

/** What a player who may use a card only in that role has to do first, by the code of the refusal. */
const SIDES: Readonly<Record<string, readonly ('attacker' | 'defender')[]>> = {
  'role.supporter': ['attacker', 'defender'],
  'role.attacker-supporter': ['attacker'],
  'role.defender-supporter': ['defender'],
};

/**
 * What could let a refused move be made: a card that somebody else, or nobody, is said to have, a variant that is not played, or support that
 * nobody has declared.
 */
export function cure(any: AnyRecord, { code, params }: Grounded, words: Words): Cure {
  const record = any as GameRecord;
  const { by = '', object = '', occupation = '', variant } = params as Record<string, string>;
  const seat = record.position.players.findIndex(({ id }) => id === by);
  const lacking = (kind: Kind, id: string, change: Change): Cure => {
    const { from } = change;
    const card = words.name(`${kind}.${id}`);
    // It lies nowhere that anybody has said.
    if (!from)
      return { changes: [{ ...having(by, kind, id, () => change, words), text: words.b('repair.has', { card, by }) }] };
    const holder = 'player' in from ? from.player : words.b(`table.${from.pile}-pile-name`);
    return {
      against: words.b('repair.against', { where: holder }),
      changes: [
        { ...having(by, kind, id, () => change, words), text: words.b('repair.take-from', { card, by: holder }) },
      ],
    };
  };
  if (code === 'variant.not-played') return { changes: [playedWith(record, variant as Variant, words)] };
  if (code === 'object.not-held' && object in objects)
    return lacking('object', object, holding(record, seat, object as ObjectId));
  if (code === 'occupation.not-yours') {
    const change = being(record, seat, occupation as OccupationId);
    const { occupation: own } = record.position.players[seat] ?? {};
    if (change.from || !own || own === '?') return lacking('occupation', occupation, change);
    // It lies nowhere that anybody has said: what stands against it is the card that lies in its place.
    return {
      against: words.b('repair.against-own', { by, card: words.name(`occupation.${own}`) }),
      changes: [having(by, 'occupation', occupation, () => change, words)],
    };
  }
  return { before: (SIDES[code] ?? []).map((side) => ({ moves: [{ move: 'support', by, side }] })) };
}

/** A record with an unknown card less where there are too many: one of the pile first, but for the last, without which it has run out; then one of a hand. */
function fewerUnknown(record: GameRecord): GameRecord {
  const { objectPile = [] } = record.position;
  const unknown = objectPile.lastIndexOf('?');
  if (unknown >= 0 && objectPile.length > 1) return withPiles(record, { objectPile: objectPile.toSpliced(unknown, 1) });
  return oneLess(record) ?? record;
}

/** That with its name, if it is another record. */
function withFewerUnknown(record: GameRecord, words: Words): { readonly text: string; readonly record: GameRecord }[] {
  const fewer = fewerUnknown(record);
  return fewer === record ? [] : [{ text: words.b('repair.one-unknown-less'), record: fewer }];
}

/** Players with three associations each, or with one: of a card that becomes three nobody has told us two, and the other way round. */
const dealt = (players: readonly Player[], three: boolean): Player[] =>
  players.map((player) => {
    const { association = '?' } = player;
    const one = typeof association === 'string' ? association : (association[0] ?? '?');
    const cards = typeof association === 'string' ? ([association, '?', '?'] as const) : association;
    return { ...player, association: three ? cards : one };
  });

/** A record played with a variant, or without it. */
export function withVariant(record: GameRecord, variant: Variant, on: boolean): GameRecord {
  const { position } = record;
  return {
    ...record,
    variants: variants.filter((one) => (one === variant ? on : record.variants?.includes(one))),
    ...(variant === 'three-associations' && { position: { ...position, players: dealt(position.players, on) } }),
  };
}
