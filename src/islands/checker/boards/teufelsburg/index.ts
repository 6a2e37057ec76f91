/**
 * Teufelsburg as the checker shows it.
 */
import type { Board } from '../../game.ts';
import { engine, filledIn, type GameRecord, names, questionSentence, type Ruling } from './engine.ts';
import { conditionsOf, Prospects } from './Prospects.tsx';
import { SetUp } from './SetUp.tsx';
import { sections } from './sections.ts';
import { Table } from './Table.tsx';

/** A table of four of whom nothing is known. */
const blank = (): GameRecord => ({
  game: 'teufelsburg',
  edition: 'reference',
  variants: [],
  position: {
    players: names.slice(0, 4).map((id) => ({ id, association: '?', occupation: '?', objects: ['?'] })),
    turn: names[0],
  },
  moves: [],
});

const board: Board = {
  engine,
  Table,
  SetUp,
  Prospects,
  sections,
  blank,
  kinds: { fight: 'dagger', trade: 'monocle', claim: 'key' },
  hanging(record, ruling, words) {
    const { status, cases = [], deals = 0, question } = ruling as Ruling;
    if (status !== 'depends') return undefined;
    const { position } = record as GameRecord;
    return {
      cases: cases.map((one) => ({
        when: one.when
          .filter((findings) => findings.length > 0)
          .map((findings) => {
            const filled = filledIn(record as GameRecord, findings)?.position;
            const conditions = conditionsOf(findings, position, words);
            return { text: words.say('depends', { code: 'if', params: { conditions } }), ...(filled && { filled }) };
          }),
        ruling: one.ruling,
        share: words.say('depends', { code: 'share', params: { number: one.deals, total: deals } }),
      })),
      ...(question && {
        question: {
          text: words.say('depends', {
            code: 'settles',
            params: { question: words.say('question', questionSentence(question, position)) },
          }),
          path: `position.${question.place}`,
        },
      }),
    };
  },
};

export default board;
