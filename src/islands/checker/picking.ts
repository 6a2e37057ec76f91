/**
 * What the picker of the next move goes by: what it is given, and what is read off the nodes that it shows.
 */
import type { Cured, Way } from './cured.ts';
import type { Change, Choice, Grounded, Move, Node } from './game.ts';
import type { Naming } from './known.ts';
import type { ToldStep } from './told.ts';
import type { Words } from './words.ts';

/** Reasons told at once where a whole branch is forbidden. */
const REASONS = 3;
/** What a remedy is called that puts a move in earlier; another is called by its text. */
export const EARLIER = 'earlier';

/** What can be done about a move that is not allowed now. */
export interface Remedies {
  /** Where it would fit: the move before which it belongs, in words, and how it is put there. */
  readonly earlier?: { readonly before: string; put(): void };
  /** Leaflets that allow it: it takes long to find that out. */
  editions(): readonly { readonly name: string; use(): void }[];
  /** What else lets it be made. */
  readonly cured: Cured;
}

/** What the picker is given. */
export interface Picking {
  readonly words: Words;
  onMove(move: Move): void;
  /** Whom the next move is to name, as far as somebody has picked. */
  readonly naming: Naming | undefined;
  onName(naming: Naming): void;
  /** Takes up a change of the table. */
  onTable(change: Change): void;
  /** Leads to a field of the position by its path. */
  onGo(path: string): void;
  /** The rule that forbids a move. */
  reason(illegal: Grounded): ToldStep;
  /** What can be done about a move that is not allowed. */
  remedies(move: Move): Remedies;
  /** Takes up what lets a move be made, and makes it. */
  onWay(way: Way): void;
  /** Why none of the moves that are picked from can be made, where it has been told of all of them. */
  readonly told?: string | undefined;
  /** What has been chosen to be done about it: as soon as a move is picked, it is done. */
  readonly remedy?: string | undefined;
}

/** Every choice that a node leads to; of what can be answered in any number, none, each alone and all together stand for the rest. */
export function* choicesOf(node: Node): Generator<Choice> {
  if (node.kind === 'leaf') yield node.choice;
  else if (node.kind === 'branch') for (const inner of node.nodes) yield* choicesOf(inner);
  else {
    const all = node.items.map(({ id }) => id);
    for (const ids of [[], ...all.map((id) => [id]), all]) {
      const choice = node.find(new Set(ids));
      if (choice) yield choice;
    }
  }
}

/** Whether anything of a node can be done now. */
export const isOpen = (node: Node): boolean => {
  for (const { illegal } of choicesOf(node)) if (!illegal) return true;
  return false;
};

/** What players show is still being picked: why it is not enough is told once somebody claims with it. */
const isShown = (node: Node): boolean => node.kind === 'subset' && node.shows !== undefined;

/** Why not is told only of what is answered. */
export const isToBeAnswered = (node: Node): boolean =>
  isShown(node) || (node.kind === 'branch' && node.asksWhy === true);

/** The choices that show why nothing of this can be done, one for each reason; empty if something can. */
export function forbidden(node: Node): Choice[] {
  const reasons = new Map<string, Choice>();
  for (const choice of choicesOf(node)) {
    const { illegal } = choice;
    if (!illegal) return [];
    // The same reason for one player after the other is one reason.
    if (reasons.size < REASONS && !reasons.has(illegal.code)) reasons.set(illegal.code, choice);
  }
  return [...reasons.values()];
}

/** The move that is picked beneath a question, once it is. */
export function pickedBy(node: Node | undefined, path: readonly string[]): Choice | undefined {
  if (node?.kind !== 'branch') return node?.kind === 'leaf' ? node.choice : undefined;
  return pickedBy(
    node.nodes.find(({ key }) => key === path[0]),
    path.slice(1),
  );
}

/** What is done about a move by the remedy of that name; nothing where that does not help it. */
export function remedied(move: Move, remedy: string, { remedies, onWay }: Picking): (() => void) | undefined {
  const { earlier, cured } = remedies(move);
  if (remedy === EARLIER) return earlier?.put;
  const way = cured.ways.find(({ text }) => text === remedy);
  return way && (() => onWay(way));
}
