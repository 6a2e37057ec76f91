/**
 * Hungarian case endings on the names of players. Pure.
 *
 * The endings follow the sound: vowel harmony (Annának, Péternek), the vowel before the object's -t (Márkot, Benedeket, Györgyöt) and
 * -val, -vel with the consonant before it doubled (Balázzsal). A name is judged only where its spelling tells its sound, as in Hungarian
 * names and in foreign ones that Hungarians read as they are written (Bruno, Martin). Any other stands bare, before a noun that takes the
 * ending: “Charlotte játékosnak”. There are no errors: whatever readers type has all forms.
 *
 * Source: A magyar helyesírás szabályai, 12th edition (2015), on endings after proper names.
 */

/** The cases by the names that the cards' forms have for them, and the noun that follows a name which is not judged. */
const PLAYER = {
  /** -t: the object. */
  acc: 'játékost',
  /** -nak, -nek: to, for; the owner. */
  dat: 'játékosnak',
  /** -val, -vel: with. */
  ins: 'játékossal',
  /** -hoz, -hez, -höz: to, towards. */
  all: 'játékoshoz',
  /** -tól, -től: from. */
  abl: 'játékostól',
  /** -ra, -re: onto. */
  sub: 'játékosra',
  /** -ról, -ről: about; off. */
  del: 'játékosról',
  /** -ból, -ből: out of. */
  ela: 'játékosból',
  /** -nál, -nél: at; in the hands of. */
  ade: 'játékosnál',
} as const;

/** A case that a name can be put in. */
export type Case = keyof typeof PLAYER;

/** Every case that a name can be put in. */
export const cases = Object.keys(PLAYER) as Case[];

/** The endings after back, front unrounded and front rounded vowels; of -t with its vowel, of -val without its consonant. */
const ENDINGS: Readonly<Record<Case, readonly [back: string, front: string, rounded: string]>> = {
  acc: ['ot', 'et', 'öt'],
  dat: ['nak', 'nek', 'nek'],
  ins: ['al', 'el', 'el'],
  all: ['hoz', 'hez', 'höz'],
  abl: ['tól', 'től', 'től'],
  sub: ['ra', 're', 're'],
  del: ['ról', 'ről', 'ről'],
  ela: ['ból', 'ből', 'ből'],
  ade: ['nál', 'nél', 'nél'],
};

/** Final vowels that are long before an ending. */
const LONG: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };

/** Longer words are no names, and looking at them might take long. */
const LONGEST = 24;

const VOWEL = '[aáeéiíoóöőuúüű]';
const VOWELS = new RegExp(`${VOWEL}+`, 'g');
const AFTER_VOWEL = new RegExp(`${VOWEL}$`);

/** What takes -t without a vowel before it. */
const BARE_T = new RegExp(`${VOWEL}(?:[lrnjsz]|[ln]y|[sz]z|zs)?$|ll$|nn$`);

/** The last word, in letters that Hungarian has, written as names are: three letters or more, no capitals within. */
const WORD = /(?:^|[\s-])([A-ZÁÉÍÓÖŐÚÜŰ]?[a-záéíóöőúüű]{2,})$/;

/** Final vowels that are always sounded as they are written, whatever stands before them, except those of Chelsea and Shea. */
const OPEN = /[^a]a$|[^o]o$|[áíóöőúűü]$/;
const NOT_OPEN = /[hs]ea$/;

/** Letters that Hungarian writes in foreign names only, or that sound otherwise in these. */
const FOREIGN = new RegExp(
  `[qw]|ux$|[bdgkpstw]h|h$|c(?:h(?![áó])|k|z)|(?:^|[^glnt])y|ty(?!${VOWEL})|[gln]y(?!${VOWEL})[a-z](?:$|(?!${VOWEL}))`,
);

/** Vowels in a row that are read one by one; others may be one sound (Heidi, Sean). */
const READ_APART = /^(?:[aeiou]*[áéíóöőúüű]|[íéúóü][aeo]|i[aeou]|e[ou]|o[ae]|u[aeo]|a[eo])$/;

/** Final consonants whose sound and length the spelling tells; what is mute or sounds otherwise in some language is left out. */
const CLOSED = new RegExp(
  `(?:${[
    `${VOWEL}[bdfgjklmnprtv]|[aáeéií]x`,
    '[lnr][bdfgkptv]|[fkps]t|[sz]zt|[lr]m|[js]k',
    `${VOWEL}(?:cs|gy|sz|zs)|[nr]gy|[áé]ny|[áéíóöú].*ony|[áéóú]ly`,
    '[áéíóúű]z|[aei]liz|nc|ác|óric|iborc',
    // A long consonant is a given name's (Mariannal); a family name's has a hyphen (Mann-nal), and so has that of Bill or Scott.
    `${VOWEL}.*(?:[aeo]nn|[ei]ll|ett)`,
    // In Hungarian names s is ʃ; in Greek, Latin and Spanish ones it is not.
    '[bdefiklmnrtyz]ás|llés|ós|[öőű]s|[áéíóöőúü].*[eiou]s',
    '^(?:a?lajos|vilmos|kolos|domon?kos|jeromos|farkas|frigyes|ambrus|andris|boris|julis|maris|piros|bors|örs|szabolcs)',
    '^(?:ajtony|károly|gergely)',
  ].join('|')})$`,
);

/** Names in e that is sounded: those with Hungarian letters, those for short, and common ones that are neither. */
const SOUNDED_E =
  /(?:(?:cs|gy|ly|ny|sz|zs|[öőüű]).*|[eé][lnr]k|[aáeéiíoóöőuúüű].*ik|^(?:bek|benc|bend|ben|bes|bék|dem|detr|ed|emes|endr|enes|et|etel|imr|inc|jent|kend|kev|lell|levent|mers|nemer|reg|vejk|veselk|vinc|zent|zet))e$/;

/** Read otherwise than they are written in the language they come from, or with a stem that changes (Szirom, Szirmot). */
const DOUBTFUL = new RegExp(
  [
    '(?:[^nr]at|ot|rent|ment|lent|ham|gan|ier|mann|rrell|sell|[lr]om|ías|é.*ard)$',
    '(?:te|de|[amd]ari|adi|jan)usz$|[aeou]u$',
    '^(?!(?:frank|jan|mark|nagy|ralf|vajk)$)[bcdfghjklmnprstvz]*a[bcdfghjklmnprstvyz]+$',
    '^(?:(?:b?r)?ian|aidan|al+an|susan|evan|brendan|declan|jordan|callum|johann|henri|bud|burt|curt|roger|gavin|basil|tomasz|bartosz)$',
    '^(?:tomás|nicolás|jonás|ángeles|titok|bokor|bagoly|egér|madár|bogár|szamár|veréb|tehén|nyúl|eper|szeder|sudár|zöld)$|(?:sugár|szín)$',
  ].join('|'),
);

/** With é after a back vowel each name has its own usage, unless it ends in -él or -éd; these are known. */
const DIVIDED = /é(?![ld]$)[^aáeéiíoóöőuúüű]*$/;
const BACK = /^(?:kázmér|kloé|máté|noé|tádé|zoé)$/;
const FRONT = /^(?:abigél|noémi|olivér|tihamér|valér)$/;

/** Whether the vowels of a name ask for endings with back vowels; undefined where that cannot be told. */
function isBack(word: string): boolean | undefined {
  if (BACK.test(word) || FRONT.test(word)) return BACK.test(word);
  let neutral = 0;
  for (const run of (word.match(VOWELS) ?? []).reverse()) {
    if (run.length > 1 && !READ_APART.test(run) && !word.endsWith('aul')) return undefined;
    for (const vowel of [...run].reverse()) {
      // After two vowels that are neither back nor front, usage is divided (Dominik).
      if (/[aáoóuú]/.test(vowel)) return neutral < 2 && (neutral === 0 || !DIVIDED.test(word)) ? true : undefined;
      if (/[eöőüű]/.test(vowel)) return false;
      neutral += 1;
    }
  }
  return neutral > 0 ? false : undefined;
}

/** Which endings a name takes: 0 back, 1 front, 2 front rounded; undefined where its spelling does not tell. */
function harmonyOf(name: string): 0 | 1 | 2 | undefined {
  const word = WORD.exec(name.slice(-LONGEST - 1))?.[1]?.toLowerCase();
  if (word === undefined || word.length > LONGEST || /(.)\1\1/.test(word) || NOT_OPEN.test(word)) return undefined;
  if (!OPEN.test(word)) {
    if (FOREIGN.test(word) || DOUBTFUL.test(word)) return undefined;
    if (!/[iué]$/.test(word) && !(word.endsWith('e') ? SOUNDED_E : CLOSED).test(word)) return undefined;
  }
  const back = /[aáoó]$/.test(word) || isBack(word);
  if (back === undefined) return undefined;
  return back ? 0 : /[öőüű][^aáeéiíoóuú]*$/.test(word) ? 2 : 1;
}

/** Whether a name's spelling tells its sound, so that it takes endings itself. */
export const isJudged = (name: string): boolean => harmonyOf(name.trim().normalize()) !== undefined;

/** A name in a case: with the ending that its sound asks for, or bare before an inflected “játékos”. */
export function inflected(name: string, form: Case): string {
  const bare = name.trim();
  const harmony = harmonyOf(bare.normalize());
  if (harmony === undefined) return `${bare} ${PLAYER[form]}`.trim();
  const stem = bare.normalize().replace(/[aeoö]$/, (vowel) => LONG[vowel] as string);
  const ending = ENDINGS[form][harmony];
  if (form === 'acc') return stem + (BARE_T.test(stem) ? 't' : ending);
  if (form === 'ins' && AFTER_VOWEL.test(stem)) return `${stem}v${ending}`;
  if (form === 'ins' && /[cz]s$|[gln]y$|sz$/.test(stem)) return stem.slice(0, -1) + stem.slice(-2) + ending;
  if (form === 'ins' && stem.endsWith('x')) return `${stem}sz${ending}`;
  const joined = form === 'ins' ? stem.slice(-1) + ending : ending;
  // A long consonant takes no third one: Mariannak.
  return /(.)\1$/.test(stem) && joined[0] === stem.at(-1) ? stem + joined.slice(1) : stem + joined;
}
