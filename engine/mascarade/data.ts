// Generated from content/mascarade/ by `npm run generate`: change the content, not this file.

/** A paragraph of the rules, as `chapter.paragraph`. */
export type ParagraphId =
  | 'aim.masks'
  | 'aim.gold'
  | 'setup.gold'
  | 'setup.bank'
  | 'setup.number'
  | 'setup.table'
  | 'setup.own-deck'
  | 'setup.deal'
  | 'setup.centre'
  | 'setup.memory'
  | 'setup.first'
  | 'turn.order'
  | 'turn.opening'
  | 'turn.action'
  | 'turn.shown'
  | 'turn.accident'
  | 'swap.take'
  | 'swap.secret'
  | 'swap.unseen'
  | 'swap.forgotten'
  | 'look.own'
  | 'announce.say'
  | 'announce.any'
  | 'announce.claim'
  | 'announce.unclaimed'
  | 'announce.shown'
  | 'announce.holder'
  | 'announce.nobody'
  | 'announce.fine'
  | 'announce.order'
  | 'announce.closed'
  | 'powers.choice'
  | 'powers.may'
  | 'powers.debt'
  | 'powers.peasants'
  | 'end.thirteen'
  | 'end.bankrupt'
  | 'end.at-once'
  | 'end.several'
  | 'three.deal'
  | 'three.gold'
  | 'three.swap'
  | 'three.look'
  | 'three.announce'
  | 'three.claim'
  | 'two.deal'
  | 'two.protected'
  | 'two.swap'
  | 'two.announce'
  | 'two.claim'
  | 'two.fool';

/** A card as the rules refer to it, as `kind.id`. */
export type CardRef =
  | 'character.bishop'
  | 'character.cheat'
  | 'character.fool'
  | 'character.inquisitor'
  | 'character.judge'
  | 'character.king'
  | 'character.peasant'
  | 'character.queen'
  | 'character.spy'
  | 'character.thief'
  | 'character.widow'
  | 'character.witch';

/** One of this project's readings of what no leaflet settles. */
export type ReadingId =
  | 'claims-in-any-order'
  | 'power-before-fines'
  | 'thirteen-at-once'
  | 'last-gold'
  | 'debt'
  | 'bishop-takes-what-there-is'
  | 'fool-places'
  | 'spy-sees-both'
  | 'shown-last-turn'
  | 'accidental-look'
  | 'any-character'
  | 'alone-peasant'
  | 'neighbour-on-both-sides'
  | 'own-cards-at-first'
  | 'done-proves';

/** What a step can say: a sentence stands in the content for each. */
export type StepCode =
  | 'turn.next'
  | 'turn.still-opening'
  | 'turn.must-swap'
  | 'turn.must-look'
  | 'swap.swapped'
  | 'swap.kept'
  | 'swap.secret'
  | 'swap.swapped-centre'
  | 'swap.kept-centre'
  | 'swap.secret-centre'
  | 'swap.swapped-own'
  | 'swap.kept-own'
  | 'swap.secret-own'
  | 'look.saw'
  | 'look.told'
  | 'look.peeked'
  | 'announce.said'
  | 'announce.claimed'
  | 'announce.unclaimed'
  | 'announce.showed'
  | 'announce.told'
  | 'announce.holds'
  | 'announce.hold-both'
  | 'announce.nobody'
  | 'announce.fined'
  | 'judge.took'
  | 'judge.nothing'
  | 'bishop.took'
  | 'king.took'
  | 'queen.took'
  | 'fool.took'
  | 'fool.swapped'
  | 'fool.kept'
  | 'fool.secret'
  | 'fool.swapped-own'
  | 'fool.kept-own'
  | 'fool.secret-own'
  | 'fool.declined'
  | 'thief.took'
  | 'witch.traded'
  | 'spy.saw'
  | 'spy.saw-centre'
  | 'spy.swapped'
  | 'spy.kept'
  | 'spy.secret'
  | 'spy.swapped-centre'
  | 'spy.kept-centre'
  | 'spy.secret-centre'
  | 'peasant.took'
  | 'peasant.both-took'
  | 'cheat.wins'
  | 'cheat.too-poor'
  | 'inquisitor.points'
  | 'inquisitor.named'
  | 'inquisitor.showed'
  | 'inquisitor.right'
  | 'inquisitor.paid'
  | 'widow.took'
  | 'widow.nothing'
  | 'power.declined'
  | 'end.thirteen'
  | 'end.bankrupt'
  | 'end.richest'
  | 'done.proves';

/** Why a move can be illegal: a sentence stands in the content for each. */
export type IllegalCode =
  | 'game.over'
  | 'turn.not-yours'
  | 'turn.opening'
  | 'turn.shown'
  | 'turn.accident'
  | 'swap.nothing-there'
  | 'swap.own-card'
  | 'swap.protected'
  | 'look.nothing'
  | 'announce.under-way'
  | 'announce.nobody-announced'
  | 'announce.not-in-play'
  | 'announce.protected'
  | 'announce.own'
  | 'announce.claimed'
  | 'announce.spoken'
  | 'announce.shows-nothing'
  | 'shown.it'
  | 'shown.another'
  | 'power.nothing-to-use'
  | 'power.not-yours'
  | 'power.needs'
  | 'power.from-not-richest'
  | 'power.self'
  | 'power.places'
  | 'power.must'
  | 'power.name-first'
  | 'power.nobody-asked'
  | 'power.not-asked'
  | 'power.two-cards'
  | 'unknown.either-way';

/** What a ruling can come to: a sentence stands in the content for each. */
export type AnswerCode =
  | 'illegal'
  | 'depends'
  | 'won'
  | 'ready'
  | 'swapped'
  | 'kept'
  | 'secret'
  | 'swapped-centre'
  | 'kept-centre'
  | 'swapped-own'
  | 'kept-own'
  | 'looked'
  | 'looked-unknown'
  | 'announced'
  | 'announced-claimed'
  | 'takes'
  | 'take'
  | 'takes-from'
  | 'trades'
  | 'nothing'
  | 'declined'
  | 'paid'
  | 'right'
  | 'nobody'
  | 'has-power'
  | 'points'
  | 'swapped-others'
  | 'kept-others'
  | 'swapped-two'
  | 'kept-two'
  | 'over'
  | 'several';
/** Who must or may decide next, as a ruling says it in a nutshell. */
export type OwesCode =
  | 'claims'
  | 'cards'
  | 'choice'
  | 'choice-may'
  | 'tie'
  | 'naming'
  | 'must-swap'
  | 'must-look'
  | 'opening';

/** What rules ask of the cards of the kind `character`, by id. */
export const characters = {
  'bishop': { count: 1, income: false, players: [2, 13] },
  'cheat': { count: 1, income: false, players: [2, 13] },
  'fool': { count: 1, income: true, players: [2, 13] },
  'inquisitor': { count: 1, income: false, players: [8, 13] },
  'judge': { count: 1, income: false, players: [2, 13] },
  'king': { count: 1, income: true, players: [2, 13] },
  'peasant': { count: 2, income: true, players: [8, 13] },
  'queen': { count: 1, income: true, players: [2, 13] },
  'spy': { count: 1, income: false, players: [2, 13] },
  'thief': { count: 1, income: false, players: [2, 13] },
  'widow': { count: 1, income: true, players: [2, 13] },
  'witch': { count: 1, income: false, players: [2, 13] },
} as const;

/** The value of each option under each edition. */
export const editions = {
  'reference': { seventh: 'fool', witch: 'must' },
  'hu': { seventh: 'fool', witch: 'must' },
  'en': { seventh: 'fool', witch: 'may' },
  'fr': { seventh: 'spy', witch: 'may' },
} as const;

/** What the game's own file says beside its name, its makers and its editions. */
export const facts = { players: [2, 13], start: 6, goal: 13, coins: 194, opening: 4, decks: { 2: ['bishop', 'fool', 'judge', 'king', 'queen', 'witch'], 3: ['bishop', 'fool', 'judge', 'king', 'queen', 'witch'], 4: ['judge', 'bishop', 'king', 'queen', 'thief', 'cheat'], 5: ['judge', 'bishop', 'king', 'queen', 'witch', 'cheat'], 6: ['judge', 'bishop', 'king', 'queen', 'witch', 'cheat'], 7: ['judge', 'bishop', 'king', 'queen', 'thief', 'witch'], 8: ['judge', 'bishop', 'king', 'queen', 'fool', 'witch', 'peasant', 'peasant'], 9: ['judge', 'bishop', 'king', 'queen', 'fool', 'witch', 'peasant', 'peasant', 'cheat'], 10: ['judge', 'bishop', 'king', 'queen', 'fool', 'witch', 'peasant', 'peasant', 'cheat', 'spy'], 11: ['judge', 'bishop', 'king', 'queen', 'fool', 'witch', 'peasant', 'peasant', 'cheat', 'spy', 'inquisitor'], 12: ['judge', 'bishop', 'king', 'queen', 'fool', 'witch', 'peasant', 'peasant', 'cheat', 'spy', 'inquisitor', 'widow'], 13: ['judge', 'bishop', 'king', 'queen', 'fool', 'witch', 'peasant', 'peasant', 'cheat', 'spy', 'inquisitor', 'widow', 'thief'] }, debtSaid: ['fr'], names: ['Anna', 'Bruno', 'Carla', 'Dino', 'Elena', 'Franz', 'Greta', 'Hugo', 'Ida', 'Jonas', 'Klara', 'Leo', 'Marta'] } as const;
