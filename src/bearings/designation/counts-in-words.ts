const NUMBERS: Readonly<Record<string, number>> = {
  ...{ A: 1, AN: 1, ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5, SIX: 6, SEVEN: 7, EIGHT: 8, NINE: 9, TEN: 10 },
  ...{ ELEVEN: 11, TWELVE: 12, THIRTEEN: 13, FOURTEEN: 14, FIFTEEN: 15 },
  ...{ SIXTEEN: 16, SEVENTEEN: 17, EIGHTEEN: 18, NINETEEN: 19 },
  ...{ TWENTY: 20, THIRTY: 30, FORTY: 40, FIFTY: 50, SIXTY: 60, SEVENTY: 70, EIGHTY: 80, NINETY: 90 },
};
const ONE =
  '(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|THIRTEEN|FOURTEEN|FIFTEEN|SIXTEEN|SEVENTEEN|EIGHTEEN|NINETEEN)';
const TEN = '(?:TWENTY|THIRTY|FORTY|FIFTY|SIXTY|SEVENTY|EIGHTY|NINETY)';
const BELOW_HUNDRED = `(?:${TEN}(?:[ -]${ONE})?|${ONE})`;
/** Five, twenty-five, two hundred and fifty. */
const NUMBER = `(?:(?:A |${ONE} )?HUNDRED(?: (?:AND )?${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
const WORD = `(?:${NUMBER}|HALF(?: A)?|AN?)`;

const PIECES_EACH: readonly (readonly [unit: RegExp, pieces: number])[] = [
  [/^DO?Z/i, 12],
  [/^GROSS/i, 144],
  [/^PAIR/i, 2],
];

const MAY_COUNT = new RegExp(`DO?Z|GROSS|PAIR|PC|PIECE|NO|EACH|OFF|UNIT|HUNDRED|${BELOW_HUNDRED}`, 'i');
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,4}|${WORD})\\s?(DOZENS?|DOZ|DZ|GROSS|PAIRS?)(?![\\p{L}\\d])\\.?(?: OF(?= ))?`,
  'giu',
);
const COUNTED_PIECES = new RegExp(
  `(?<![\\p{L}\\d])(${WORD})(?=\\s(?:PCS?|PIECES?|NOS?|EACH|OFF|UNITS?)(?![\\p{L}\\d]))`,
  'giu',
);
/** 'two 6205' and '6205 two', of which 'one way' and 'two row' are none. */
const COUNTED_ALONE = new RegExp(`^ ?(${NUMBER})(?= \\S{0,20}\\d)|(?<=[ :–-])(${NUMBER})(?: ONLY)?\\.? ?$`, 'i');
const LETTERS_OF_SUFFIX = /^(?:ZZ|DDU?|LL[UBH]|VV|MA|C[AC]|K)$/i;
/** A number for a set names both bearings: a pair of 7205BDB is one of it. */
const NAMES_A_SET = /\d.{0,12}D[BFT](?![A-Z])/i;

/** '2 dozen 6205' is '24 nos 6205', '6205 five nos' is '6205 5 nos'. */
export function countsInFigures(text: string): string {
  if (!MAY_COUNT.test(text)) return text;
  return text
    .replace(COUNTED, (_, count: string, unit: string) => {
      const [, pieces = 1] = PIECES_EACH.find(([name]) => name.test(unit)) ?? [];
      const isSet = pieces === 2 && NAMES_A_SET.test(text);
      return isSet ? `${numberIn(count)} set` : `${numberIn(count) * pieces} nos`;
    })
    .replace(COUNTED_PIECES, (word) => String(numberIn(word)))
    .replace(COUNTED_ALONE, (word, before: string | undefined, behind: string, at: number, whole: string) =>
      before || endsWithNumber(whole.slice(0, at)) ? `${numberIn(before ?? behind)} nos` : word,
    );
}

/** '6205 motor two' is for the second motor. */
function endsWithNumber(text: string): boolean {
  const last = text.split(/[ :–-]/).findLast((word) => word !== '') ?? '';
  return /\d/.test(last) || LETTERS_OF_SUFFIX.test(last);
}

function numberIn(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  if (/^HALF/i.test(text)) return 0.5;
  return text
    .toUpperCase()
    .split(/[ -]/)
    .reduce((sum, word) => (word === 'HUNDRED' ? (sum || 1) * 100 : sum + (NUMBERS[word] ?? 0)), 0);
}
