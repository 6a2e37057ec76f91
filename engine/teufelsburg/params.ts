/**
 * Which parameters of steps, illegal moves and problems name cards, so that a sentence can put a noun phrase in their place.
 */
import type { Say } from '../kernel/ruling.ts';
import type { Move } from './record.ts';

/** What a parameter's value (or each of a list) is; any other is a player's name or a number and stands as it is. */
export const cardParams: Readonly<Record<string, 'object' | 'occupation' | 'association' | 'card'>> = {
  object: 'object',
  returned: 'object',
  drawn: 'object',
  objects: 'object',
  occupation: 'occupation',
  got: 'occupation',
  association: 'association',
  card: 'card',
};

/** A move as the sentence that tells it: a code under `move`, and what it needs. */
export function moveSentence(move: Move): Say {
  const { move: kind, ...fields } = move as Move & Record<string, unknown>;
  const params = fields as Record<string, string | readonly string[]>;
  switch (move.move) {
    case 'accept':
      return { code: kind, params: { by: move.by, returned: move.return } };
    case 'inspect':
      return { code: kind, params: { by: move.by, side: move.what } };
    case 'direct':
      return { code: kind, params: { by: move.by, side: move.direction } };
    case 'exchange':
      return { code: move.occupation ? kind : 'exchange-top', params };
    case 'take':
      return move.giveBack
        ? { code: 'take-for', params: { by: move.by, object: move.object, returned: move.giveBack } }
        : { code: kind, params };
    case 'claim':
      if (move.as === 'lodge') return { code: 'claim-lodge', params: { by: move.by } };
      return move.allies?.length
        ? { code: kind, params: { by: move.by, allies: move.allies } }
        : { code: 'claim-alone', params: { by: move.by } };
    case 'use': {
      const { by, occupation } = move;
      if (occupation === 'poison-mixer')
        return { code: 'use-poison-mixer', params: { by, occupation, side: move.winner } };
      if (occupation === 'clairvoyant')
        return { code: 'use-clairvoyant', params: { by, occupation, objects: move.top } };
      if (occupation === 'hypnotist') return { code: 'use-hypnotist', params };
      if (occupation !== 'diplomat') return { code: kind, params };
      const bag = move.object === 'secret-bag' ? '-bag' : '';
      const returned = move.return ? { returned: move.return } : {};
      return {
        code: `use-diplomat${bag}${move.return ? '' : '-open'}`,
        params: { by, occupation, target: move.target, object: move.object, ...returned },
      };
    }
    default:
      return { code: kind, params };
  }
}
