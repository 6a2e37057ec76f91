/**
 * The table in words: all that its picture shows, and the names of the cards.
 */
import { AsText as Frame, type AsTextProps as FrameProps } from '../../table/AsText.tsx';
import type { Words } from '../../words.ts';
import type { Card, ClaimScene, FightScene, Passage, Pile, Place, Scene, SeatScene } from './scene.ts';

/** What a card is called. */
export function nameOf(card: string, words: Words): string {
  const [kind = '', id = ''] = card.split('.');
  if (id === '?') return words.b(`unknown.${kind}`);
  return kind === 'association' ? words.b(`associations.${id}`) : words.name(card);
}

/** A fact with what is to be said of it. */
const noted = (fact: string, ...notes: readonly (string | false | undefined)[]): string => {
  const said = notes.filter(Boolean);
  return said.length > 0 ? `${fact} (${said.join(', ')})` : fact;
};

/** What has become of a card. */
const NOTES = { open: ['face-up'], used: ['used'], fallen: ['used', 'in-vain'], down: [] } as const;

function cardText({ card, state }: Card, words: Words, count = 1): string {
  const name = nameOf(card, words);
  const notes = state ? NOTES[state].map((note) => words.b(`table.${note}`)) : [];
  return noted(count > 1 ? `${name} × ${count}` : name, ...notes);
}

/** Cards in a row, those of a kind as one. */
function cardTexts(cards: readonly Card[], words: Words): string {
  const kinds = Map.groupBy(cards, ({ card, state }) => `${card} ${state}`);
  return [...kinds.values()].map((same) => cardText(same[0] as Card, words, same.length)).join(', ');
}

/** All that is to be seen of a player, each fact by itself. */
export function factsOf({ seats, fight, claim, ties }: Scene, index: number, words: Words): string[] {
  const { turn, won, associations, occupation, objects, shutOut } = seats[index] as SeatScene;
  const side = fight && ([index === fight.attacker && 'attacker', index === fight.defender && 'defender'] as const);
  const role = side?.find((one) => one !== false);
  const tie = ties.find(({ from }) => from === index);
  const stands = tie && (fight ? `for-${tie.as}` : tie.as);
  const facts = [
    turn && words.b('table.turn'),
    won && words.b('table.wins'),
    role && words.b(`table.${role}`),
    role && fight?.outcome === role && words.b('table.wins-fight'),
    claim?.by === index && words.b(claim.prophecy ? 'kinds.foretell' : 'kinds.claim'),
    stands && noted(words.b(`table.${stands}`), tie.broken && words.b('table.in-vain')),
    shutOut && words.b('table.out-of-fight', { card: words.name(`occupation.${shutOut}`) }),
    cardTexts(associations, words),
    cardText(occupation, words),
    objects.length > 0 && `${words.b('table.hand')}: ${cardTexts(objects, words)}`,
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

/** The points of a fight, and what has decided it. */
function Fight({ fight, scene, words }: { readonly fight: FightScene; readonly scene: Scene; readonly words: Words }) {
  const { points, outcome, decidedBy } = fight;
  const side = (which: 'attacker' | 'defender') => (
    <>
      {words.b(`table.${which}`)} {scene.seats[fight[which]]?.id}
      {points && (
        <>
          {': '}
          <span class="ck-points">
            <span aria-hidden="true">{points[which]}</span>
            <span class="visually-hidden">{words.b('table.points', { count: points[which] })}</span>
          </span>
        </>
      )}
    </>
  );
  return (
    <p>
      <b>{words.b('table.fight')}:</b> {side('attacker')}; {side('defender')}
      {outcome === 'tie' && `; ${words.b('table.tie')}`}
      {decidedBy.length > 0 &&
        `; ${words.b('table.decided-by', { cards: words.list(decidedBy.map((card) => words.name(card))) })}`}
    </p>
  );
}

function Tally({ claim: { tally }, words }: { readonly claim: ClaimScene; readonly words: Words }) {
  if (!tally) return null;
  const { objects, number, needed } = tally;
  return (
    <p>
      <b>{objects.map((object) => words.name(`object.${object}`)).join(', ')}:</b>{' '}
      {words.b('table.tally', { number, needed })}
    </p>
  );
}

/** Objects on their way from one place to another. */
function Passages({
  title,
  passages,
  scene,
  words,
}: {
  readonly title: string;
  readonly passages: readonly Passage[];
  readonly scene: Scene;
  readonly words: Words;
}) {
  if (passages.length === 0) return null;
  const where = (place: Place) =>
    place === 'pile'
      ? words.b('table.object-pile-name')
      : place === 'out'
        ? words.b('table.out')
        : scene.seats[place]?.id;
  return (
    <p>
      <b>{title}:</b>{' '}
      {passages
        .map(({ object, from, to }) => `${nameOf(`object.${object}`, words)}, ${where(from)} → ${where(to)}`)
        .join('; ')}
    </p>
  );
}

function PileText({
  kind,
  pile: { cards, unknown },
  words,
}: {
  readonly kind: 'object' | 'occupation';
  readonly pile: Pile;
  readonly words: Words;
}) {
  const some = cards.some((id) => id !== '?');
  const names = cards.map((id) => nameOf(`${kind}.${id}`, words)).join(', ');
  return (
    <p>
      <b>{words.b(`table.${kind}-pile-name`)}:</b>{' '}
      {unknown
        ? words.b('table.pile-unknown')
        : cards.length === 0
          ? words.b(`table.${kind}-pile-empty`)
          : `${words.b('table.cards', { count: cards.length })}${some ? `: ${names}` : ''}`}
    </p>
  );
}

/** What there is to be read of the table. */
export function AsText({ seats, scene, words }: Pick<FrameProps, 'seats' | 'words'> & { readonly scene: Scene }) {
  const { fight, claim, passages, offer, pile, spares } = scene;
  return (
    <Frame seats={seats} words={words}>
      {fight && <Fight fight={fight} scene={scene} words={words} />}
      {claim && <Tally claim={claim} words={words} />}
      <Passages title={words.b('table.passed')} passages={passages} scene={scene} words={words} />
      <Passages title={words.b('table.offered')} passages={offer ? [offer] : []} scene={scene} words={words} />
      <PileText kind="object" pile={pile} words={words} />
      <PileText kind="occupation" pile={spares} words={words} />
    </Frame>
  );
}
