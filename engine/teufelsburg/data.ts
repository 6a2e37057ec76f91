// Generated from content/teufelsburg/ by `npm run generate`: change the content, not this file.

/** A paragraph of the rules, as `chapter.paragraph`. */
export type ParagraphId =
  | 'background.journey'
  | 'background.associations'
  | 'background.aim'
  | 'contents.box'
  | 'contents.characters'
  | 'contents.occupations'
  | 'contents.associations'
  | 'contents.objects'
  | 'contents.seal'
  | 'contents.drink'
  | 'setup.characters'
  | 'setup.occupations'
  | 'setup.associations'
  | 'setup.drink'
  | 'setup.first-game'
  | 'setup.objects'
  | 'setup.counts'
  | 'setup.three-players'
  | 'setup.ten-players'
  | 'setup.own-cards'
  | 'abilities.use'
  | 'abilities.when'
  | 'abilities.once'
  | 'abilities.again'
  | 'baggage.hand'
  | 'baggage.use'
  | 'baggage.precedence'
  | 'baggage.never-empty'
  | 'turn.first'
  | 'turn.action'
  | 'turn.beside'
  | 'turn.pass'
  | 'turn.order'
  | 'turn.talk'
  | 'trade.offer'
  | 'trade.answer'
  | 'trade.must-refuse'
  | 'trade.forced'
  | 'trade.refuse'
  | 'trade.accept'
  | 'trade.effects'
  | 'trade.order'
  | 'trade.may'
  | 'trade.silent'
  | 'trade.mirror'
  | 'trade.partner'
  | 'trade.tome'
  | 'trade.coat'
  | 'trade.sextant'
  | 'trade.no-trade'
  | 'trade.diplomat'
  | 'trade.diplomat-name'
  | 'trade.diplomat-miss'
  | 'trade.end'
  | 'bags.draw'
  | 'bags.ban'
  | 'bags.turned'
  | 'bags.announced'
  | 'fight.declare'
  | 'fight.stance'
  | 'fight.priest'
  | 'fight.priest-pays'
  | 'fight.support'
  | 'fight.hypnotist'
  | 'fight.cards'
  | 'fight.points'
  | 'fight.icons'
  | 'fight.roles'
  | 'fight.duelist'
  | 'fight.poison-mixer'
  | 'fight.winner'
  | 'fight.tie'
  | 'fight.poison-ring'
  | 'fight.doctor'
  | 'fight.spoils'
  | 'fight.allegiance'
  | 'fight.baggage'
  | 'fight.last-object'
  | 'fight.after'
  | 'claim.when'
  | 'claim.needs'
  | 'claim.minority'
  | 'claim.reveal'
  | 'claim.allies'
  | 'claim.true'
  | 'claim.false'
  | 'claim.taken-back'
  | 'claim.pearl'
  | 'claim.lodge'
  | 'limit.size'
  | 'limit.give'
  | 'limit.choice'
  | 'limit.chain'
  | 'limit.at-once'
  | 'power.who'
  | 'power.counts'
  | 'power.rule-card'
  | 'power.lodge'
  | 'variants.unsealed'
  | 'variants.smuggling'
  | 'variants.prophecy'
  | 'variants.prophecy-holders'
  | 'variants.prophecy-outcome'
  | 'campaign.rounds'
  | 'campaign.claimant'
  | 'campaign.allies'
  | 'campaign.false'
  | 'campaign.prophecy'
  | 'campaign.winner'
  | 'three.deal'
  | 'three.own'
  | 'three.place'
  | 'three.look'
  | 'tips.memory'
  | 'tips.let-go'
  | 'tips.accept'
  | 'tips.bags'
  | 'tips.signal'
  | 'tips.fight';

/** A card as the rules refer to it, as `kind.id`. */
export type CardRef =
  | 'object.black-pearl'
  | 'occupation.bodyguard'
  | 'object.broken-mirror'
  | 'association.brotherhood'
  | 'object.casting-knives'
  | 'character.character'
  | 'occupation.clairvoyant'
  | 'object.coat'
  | 'object.dagger'
  | 'occupation.diplomat'
  | 'occupation.doctor'
  | 'drink.drink-of-power'
  | 'occupation.duelist'
  | 'object.gloves'
  | 'object.goblet'
  | 'occupation.grand-master'
  | 'occupation.hypnotist'
  | 'object.key'
  | 'object.lodge-coat-of-arms'
  | 'object.monocle'
  | 'association.order'
  | 'occupation.poison-mixer'
  | 'object.poison-ring'
  | 'occupation.priest'
  | 'object.privilege'
  | 'object.secret-bag-goblet'
  | 'object.secret-bag-key'
  | 'object.sextant'
  | 'occupation.thug'
  | 'object.tome'
  | 'object.whip';

/** One of this project's readings of what no leaflet settles. */
export type ReadingId =
  | 'limit-at-once'
  | 'no-trades'
  | 'may-forgo'
  | 'bag-after-the-pile'
  | 'last-card'
  | 'forced-with-a-bag'
  | 'priest-who-fights'
  | 'whom-the-hypnotist-names'
  | 'mixer-and-duelist'
  | 'mixer-and-doctor'
  | 'clairvoyant-and-few-cards'
  | 'diplomat-details'
  | 'claim-taken-back'
  | 'drink-of-the-claimant'
  | 'lodge-and-pearl'
  | 'prophecy-details'
  | 'coat-under-the-pile'
  | 'privilege-moment'
  | 'sextant-together'
  | 'spoils-left'
  | 'clairvoyant-any-moment'
  | 'doctor-nothing-to-cancel'
  | 'end-of-turn';

/** Copies in the box, player counts in which the card is in play, what it does in a fight and in a trade. */
export const objects = {
  'black-pearl': { count: 1, sealed: true, players: [4, 10] },
  'broken-mirror': { count: 1, sealed: false, players: [3, 10] },
  'casting-knives': { count: 1, sealed: true, players: [3, 10], fight: { role: 'attacker-supporter', points: 1 } },
  'coat': { count: 1, sealed: false, players: [3, 9], trade: 'occupation' },
  'dagger': { count: 1, sealed: true, players: [3, 10], fight: { role: 'attacker', points: 1 } },
  'gloves': { count: 1, sealed: true, players: [3, 10], fight: { role: 'defender', points: 1 } },
  'goblet': { count: 3, sealed: true, players: [3, 10] },
  'key': { count: 3, sealed: true, players: [3, 10] },
  'lodge-coat-of-arms': { count: 1, sealed: false, players: [3, 10] },
  'monocle': { count: 1, sealed: true, players: [3, 10], trade: 'association' },
  'poison-ring': { count: 1, sealed: true, players: [3, 10] },
  'privilege': { count: 1, sealed: true, players: [3, 10], trade: 'hand' },
  'secret-bag-goblet': { count: 1, sealed: true, players: [3, 10], trade: 'draw' },
  'secret-bag-key': { count: 1, sealed: true, players: [3, 10], trade: 'draw' },
  'sextant': { count: 1, sealed: false, players: [3, 10], trade: 'pass-round' },
  'tome': { count: 1, sealed: false, players: [3, 10], trade: 'occupations' },
  'whip': { count: 1, sealed: true, players: [3, 10], fight: { role: 'defender-supporter', points: 1 } },
} as const;

/** Whether the ability is spent by one use, and what the card adds in a fight. */
export const occupations = {
  'bodyguard': { once: false, fight: { role: 'supporter', points: 1 } },
  'clairvoyant': { once: true },
  'diplomat': { once: true },
  'doctor': { once: true },
  'duelist': { once: true },
  'grand-master': { once: false, fight: { role: 'defender', points: 1 } },
  'hypnotist': { once: false },
  'poison-mixer': { once: true },
  'priest': { once: true },
  'thug': { once: false, fight: { role: 'attacker', points: 1 } },
} as const;

/** The value of each option under each edition. */
export const editions = {
  'reference': { 'hand-limit': 'give', pearl: 'holder', hypnotised: 'nothing', duelist: 'everything', coat: 'choose', 'after-priest': 'turn-ends', 'after-doctor': 'turn-ends', 'doctor-tie': 'no', spoils: 'optional', 'last-object': 'another', 'claim-names': 'needed', 'drink-face': 'up', privilege: 'objects', 'effect-order': 'offered-first', 'diplomat-trade': 'returns', 'campaign-tie': 'last-points', unsealed: 'later', 'first-player': 'farthest', talk: 'cards-only', 'three-associations': 'variant' },
  'hu': { 'hand-limit': 'give', pearl: 'association', hypnotised: 'nothing', duelist: 'everything', coat: 'top', 'after-priest': 'turn-ends', 'after-doctor': 'turn-ends', 'doctor-tie': 'no', spoils: 'optional', 'last-object': 'another', 'claim-names': 'needed', 'drink-face': 'up', privilege: 'objects', 'effect-order': 'offered-first', 'diplomat-trade': 'returns', 'campaign-tie': 'last-winner', unsealed: 'later', 'first-player': 'farthest', talk: 'cards-only', 'three-associations': 'absent' },
  'it': { 'hand-limit': 'discard', pearl: 'holder', hypnotised: 'nothing', duelist: 'everything', coat: 'choose', 'after-priest': 'turn-ends', 'after-doctor': 'turn-ends', 'doctor-tie': 'cancels', spoils: 'optional', 'last-object': 'any', 'claim-names': 'every', 'drink-face': 'down', privilege: 'objects', 'effect-order': 'offered-first', 'diplomat-trade': 'returns', 'campaign-tie': 'last-points', unsealed: 'later', 'first-player': 'farthest', talk: 'cards-only', 'three-associations': 'absent' },
  'pt': { 'hand-limit': 'give-not-back', pearl: 'holder', hypnotised: 'without-character', duelist: 'support', coat: 'choose', 'after-priest': 'turn-ends', 'after-doctor': 'turn-ends', 'doctor-tie': 'cancels', spoils: 'must', 'last-object': 'any', 'claim-names': 'needed', 'drink-face': 'up', privilege: 'objects', 'effect-order': 'offered-first', 'diplomat-trade': 'returns', 'campaign-tie': 'last-points', unsealed: 'always', 'first-player': 'farthest', talk: 'agree', 'three-associations': 'variant' },
} as const;

/** Objects a player may keep, by the number of players less three. */
export const handLimits = [8, 6, 5, 5, 5, 5, 5, 5] as const;

/** The travellers' names where nobody has typed one, by seat. */
export const names = ['Anna', 'Bruno', 'Carla', 'Dino', 'Elena', 'Franz', 'Greta', 'Hugo', 'Ida', 'Jonas'] as const;
