const NUMBERS: Readonly<Record<string, number>> = {
  ...{ A: 1, AN: 1, ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5, SIX: 6, SEVEN: 7, EIGHT: 8, NINE: 9, TEN: 10 },
  ...{
    HALF: 0.5,
    'HALF A': 0.5,
    ELEVEN: 11,
    TWELVE: 12,
    FIFTEEN: 15,
    TWENTY: 20,
    THIRTY: 30,
    FORTY: 40,
    FIFTY: 50,
    HUNDRED: 100,
  },
};
const WORD =
  '(?:HALF(?: A)?|AN?|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|FIFTEEN|TWENTY|THIRTY|FORTY|FIFTY|HUNDRED)';

const PIECES_EACH: readonly (readonly [unit: RegExp, pieces: number])[] = [
  [/^DO?Z/i, 12],
  [/^GROSS/i, 144],
  [/^PAIR/i, 2],
];

const MAY_COUNT = /DO?Z|GROSS|PAIR|PC|PIECE|NO|EACH|OFF|UNIT/i;
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,4}|${WORD})\\s?(DOZENS?|DOZ|DZ|GROSS|PAIRS?)(?![\\p{L}\\d])\\.?(?: OF(?= ))?`,
  'giu',
);
const COUNTED_PIECES = new RegExp(
  `(?<![\\p{L}\\d])(${WORD})(?=\\s(?:PCS?|PIECES?|NOS?|EACH|OFF|UNITS?)(?![\\p{L}\\d]))`,
  'giu',
);
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
    .replace(COUNTED_PIECES, (word) => String(numberIn(word)));
}

const numberIn = (text: string): number => NUMBERS[text.toUpperCase()] ?? Number(text);
