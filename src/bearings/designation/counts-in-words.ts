const NUMBERS: Readonly<Record<string, number>> = {
  A: 1,
  AN: 1,
  ONE: 1,
  TWO: 2,
  THREE: 3,
  FOUR: 4,
  FIVE: 5,
  SIX: 6,
  SEVEN: 7,
  EIGHT: 8,
  NINE: 9,
  TEN: 10,
  ELEVEN: 11,
  TWELVE: 12,
  THIRTEEN: 13,
  FOURTEEN: 14,
  FIFTEEN: 15,
  SIXTEEN: 16,
  SEVENTEEN: 17,
  EIGHTEEN: 18,
  NINETEEN: 19,
  TWENTY: 20,
  THIRTY: 30,
  FORTY: 40,
  FIFTY: 50,
  SIXTY: 60,
  SEVENTY: 70,
  EIGHTY: 80,
  NINETY: 90,
};
/** German, Hindi and Arabic, which count only before a unit: DO and DAS are other words elsewhere. */
const OTHER_LANGUAGES: Readonly<Record<string, number>> = {
  EIN: 1,
  EINE: 1,
  ZWEI: 2,
  DREI: 3,
  VIER: 4,
  FÜNF: 5,
  SECHS: 6,
  SIEBEN: 7,
  ACHT: 8,
  NEUN: 9,
  ZEHN: 10,
  ZWÖLF: 12,
  ZWANZIG: 20,
  FÜNFZIG: 50,
  HUNDERT: 100,
  EK: 1,
  DO: 2,
  TEEN: 3,
  CHAR: 4,
  CHAAR: 4,
  PANCH: 5,
  PAANCH: 5,
  CHHE: 6,
  CHE: 6,
  SAAT: 7,
  AATH: 8,
  NAU: 9,
  DAS: 10,
  DUS: 10,
  BARAH: 12,
  BEES: 20,
  PACHAS: 50,
  SAU: 100,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  पाँच: 5,
  छह: 6,
  छः: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  बारह: 12,
  बीस: 20,
  पचास: 50,
  सौ: 100,
  واحد: 1,
  واحدة: 1,
  اثنان: 2,
  اثنين: 2,
  اثنتان: 2,
  ثلاث: 3,
  ثلاثة: 3,
  أربع: 4,
  أربعة: 4,
  اربعة: 4,
  خمس: 5,
  خمسة: 5,
  ست: 6,
  ستة: 6,
  سبع: 7,
  سبعة: 7,
  ثمان: 8,
  ثماني: 8,
  ثمانية: 8,
  تسع: 9,
  تسعة: 9,
  عشر: 10,
  عشرة: 10,
  عشرون: 20,
  عشرين: 20,
  خمسون: 50,
  خمسين: 50,
  مئة: 100,
  مائة: 100,
};
const OTHER_WORD = `(?:${Object.keys(OTHER_LANGUAGES)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
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

const MAY_COUNT = new RegExp(
  `DO?Z|GROSS|PAIR|PC|PIECE|NO|EACH|OFF|UNIT|HUNDRED|STK|STÜCK|STUECK|${BELOW_HUNDRED}|[\\u0900-\\u097f\\u0600-\\u06ff]`,
  'i',
);
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,4}|${WORD})\\s?(DOZENS?|DOZ|DZ|GROSS|PAIRS?)(?![\\p{L}\\d])\\.?(?: OF(?= ))?`,
  'giu',
);
const COUNTED_PIECES = new RegExp(
  `(?<![\\p{L}\\d])(${WORD})(?=\\s(?:PCS?|PIECES?|NOS?|EACH|OFF|UNITS?)(?![\\p{L}\\d]))`,
  'giu',
);
const COUNTED_ELSEWHERE = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(${OTHER_WORD})(?=\\s(?:PCS?|PIECES?|PEICE|NOS?|NAG|PIS|STK|STÜCK|STUECK|नग|पीस|अदद|قطعة|قطعه|قطع|حبة|حبه|حبات|وحدة|وحدات)(?![\\p{L}\\p{M}\\d]))`,
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
    .replace(COUNTED_ELSEWHERE, (word) => String(OTHER_LANGUAGES[word.toUpperCase()]))
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
