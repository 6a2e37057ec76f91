/**
 * Scenarios of Mascarade in few words: who sits where with what, what they do, what comes of it.
 *
 * Players: `A king 6, B thief`; several cards as `A king+queen 6`; `?` for a card not known. Moves: `A swap B`, `A swap B yes`, `A:1 swap B:0 no`,
 * `A swap centre`, `A announce king`, `B claim`, `resolve`, `resolve A` (who showed the character), `resolve not A`,
 * `A use B` (whom it is for), `A use B C no` (the Fool), `A spy B yes`, `A name king`,
 * `A decline`, `A look`, `A peek`, `A show king` (which card A has just shown), `A saw king` (which A has just looked at).
 */
import { decode } from '../../../engine/mascarade/decode.ts';
import {
  type CharacterId,
  type GameRecord,
  type Move,
  type Player,
  type Ruling,
  rule,
} from '../../../engine/mascarade/index.ts';

/** One scenario. */
export interface Scenario {
  /** What it shows, as the rest of a sentence. */
  readonly name: string;
  readonly players: string;
  readonly centre?: string;
  readonly position?: Partial<GameRecord['position']>;
  readonly edition?: GameRecord['edition'];
  readonly moves?: string | undefined;
  /** What comes of it, as `gist` puts it; parts of it, each between semicolons. */
  readonly gives: string;
}

const cardsIn = (text: string) => text.split('+') as CharacterId[];

function playerOf(text: string): Player {
  const [id = '', cards = '?', gold] = text.trim().split(/\s+/);
  return { id, cards: cardsIn(cards), ...(gold !== undefined && { gold: Number(gold) }) };
}

/** A name with the number of a card. */
const placed = (text = '') => {
  const [id = '', card] = text.split(':');
  return { id, card: card === undefined ? undefined : Number(card) };
};

function moveOf(text: string): Move {
  const [who, kind = '', ...rest] = text.trim().split(/\s+/);
  if (who === 'resolve') {
    const shown = [kind, ...rest].filter(Boolean);
    if (shown.length === 0) return { move: 'resolve' };
    const [not, ...liars] = shown;
    return not === 'not' ? { move: 'resolve', liars } : { move: 'resolve', holders: shown };
  }
  const { id: by, card } = placed(who);
  const own = card === undefined ? {} : { card };
  const last = rest.at(-1);
  const swapped = last === 'yes' ? { swapped: true } : last === 'no' ? { swapped: false } : {};
  const places = rest.filter((word) => word !== 'yes' && word !== 'no').map(placed);
  const [first] = places;
  const withCard = first?.card === undefined ? {} : { withCard: first.card };
  switch (kind) {
    case 'swap':
      return { by, move: 'swap', with: first?.id as string, ...own, ...withCard, ...swapped };
    case 'spy':
      return { by, move: 'use', with: first?.id as string, ...withCard, ...swapped };
    case 'take':
      return { by, move: 'use', from: first?.id as string };
    case 'use': {
      if (places.length < 2) return { by, move: 'use', target: first?.id as string };
      const cards = places.map(({ id, card: number }) => (number === undefined ? id : ([id, number] as const)));
      return { by, move: 'use', cards, ...swapped };
    }
    case 'announce':
      return { by, move: kind, character: first?.id as CharacterId, ...own };
    case 'show':
    case 'saw':
      return { by, move: kind, character: first?.id as CharacterId };
    case 'name': {
      const right = last === 'yes' ? { right: true } : last === 'no' ? { right: false } : {};
      return { by, move: kind, character: first?.id as CharacterId, ...own, ...right };
    }
    default:
      return { by, move: kind as 'look', ...own };
  }
}

/** The record of a scenario. */
export function recordOf({ players, centre, position, edition, moves }: Omit<Scenario, 'name' | 'gives'>): GameRecord {
  return {
    game: 'mascarade',
    ...(edition && { edition }),
    position: {
      players: players.split(',').map(playerOf),
      ...(centre !== undefined && { centre: centre ? centre.split(/\s+/).map((card) => card as CharacterId) : [] }),
      ...position,
    },
    ...(moves && { moves: moves.split(';').map(moveOf) }),
  };
}

/** What a ruling comes to, each part apart. */
function gist(ruling: Ruling): string[] {
  const { status, illegal, announcement, position, seen, winners, cases, deals } = ruling;
  const { players, centre = [], courthouse, turn, opening, revealed = [], mustLook = [] } = position;
  const parts: string[] = [status];
  if (illegal) parts.push(`${illegal.code} by ${illegal.cites[0]}`);
  for (const { code, cites, basis, reading, params = {} } of [...ruling.steps, ...(illegal ? [illegal] : [])]) {
    parts.push(`${code} rests on ${[reading ?? basis, ...cites].join(' ')}`);
    const { cardNumber, otherNumber } = params;
    if (cardNumber !== undefined)
      parts.push(`${code} tells of ${[cardNumber, otherNumber ?? []].flat().join(' and ')}`);
  }
  parts.push(players.map(({ id, gold }) => `${id} ${gold}`).join(' '), `courthouse ${courthouse}`, `${turn} next`);
  parts.push(
    players.map(({ id, cards = [] }) => `${id} ${cards.join('+')}`).join(' '),
    `centre ${centre.join(' ')}`.trim(),
  );
  if (opening) parts.push(`opening ${opening}`);
  parts.push(`revealed ${revealed.join(' ')}`.trim(), `must look ${mustLook.join(' ')}`.trim());
  if (winners) parts.push(`${winners.join(' ')} won`);
  if (announcement) {
    const { shown, holders = [], fined = [] } = announcement;
    const told = Object.entries(shown).map(([id, card]) => `${id} ${card}`);
    parts.push(
      `shown ${told.join(' ')}`.trim(),
      `holders ${holders.join(' ')}`.trim(),
      `fined ${fined.join(' ')}`.trim(),
    );
  }
  for (const { by, of, value } of seen) parts.push(`${by} saw ${of} ${value}`);
  for (const one of cases ?? []) {
    const when = one.when
      .map((all) =>
        all
          .map((finding) =>
            'move' in finding
              ? `${finding.by} ${finding.swapped ? 'swapped' : 'kept'} ${finding.with}`
              : `${finding.place} ${finding.holds ? 'is' : 'is not'} ${finding.card}`,
          )
          .join(' and '),
      )
      .join(' or ');
    parts.push(`if ${when}: ${one.deals} of ${deals}`, ...gist(one.ruling).map((part) => `${when}: ${part}`));
  }
  return parts;
}

/** The parts of what a scenario gives that do not come of it, and what comes instead; and what its ruling cites. */
export function faultsOf(scenario: Scenario): { missing: string[]; came: string[]; cited: string[] } {
  const read = decode(JSON.parse(JSON.stringify(recordOf(scenario))));
  const ruling = read.ok ? rule(read.value) : undefined;
  const came = ruling
    ? gist(ruling)
    : ['invalid', ...(read.ok ? [] : read.problems).map(({ path, code }) => `${path}: ${code}`)];
  const missing = scenario.gives
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !came.includes(part));
  return { missing, came: missing.length ? came : [], cited: ruling ? [...citedBy(ruling)] : [] };
}

/** The paragraphs and cards that a ruling and its cases cite. */
function citedBy({ steps, illegal, cases = [] }: Ruling): Set<string> {
  const cited = [...steps, ...(illegal ? [illegal] : [])].flatMap(({ cites }) => [...cites] as string[]);
  return new Set([...cited, ...cases.flatMap(({ ruling }) => [...citedBy(ruling)])]);
}
