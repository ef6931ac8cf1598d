/** What may stand between the words and the bore code, which is not the one of UCP205. */
const BEHIND = '(?: (?:BEARING|UNIT)S?)?(?: (?:NO|SIZE|MODEL))?[ .:-]{1,3}(?=[23X]\\d\\d(?![\\dA-Z]))';
const IN_FRONT = '^(?=[23X]\\d\\d(?:-\\d\\d)? ';

const PILLOW_BLOCK = '(?:(?:PILLOW|PLUMMER)[ -]?BLOCKS?|PEDESTAL)';
const FOUR_BOLTS = '(?:(?:4|FOUR)[ -]BOLTS?|SQUARE) FLANGED?';
const TWO_BOLTS = '(?:(?:2|TWO)[ -]BOLTS?|OVAL) FLANGED?';
const TAKE_UP = 'TAKE[ -]?UP';

const UCP_WORDS = new RegExp(`\\b${PILLOW_BLOCK}${BEHIND}|${IN_FRONT}${PILLOW_BLOCK})`);
const UCF_WORDS = new RegExp(`\\b${FOUR_BOLTS}${BEHIND}|${IN_FRONT}${FOUR_BOLTS})`);
const UCFL_WORDS = new RegExp(`\\b${TWO_BOLTS}${BEHIND}|${IN_FRONT}${TWO_BOLTS})`);
const UCT_WORDS = new RegExp(`\\b${TAKE_UP}${BEHIND}|${IN_FRONT}${TAKE_UP})`);

const MAY_NAME_UNIT = /BLOCK|PEDESTAL|FLANGE|TAKE/;

/** 203 UCFL, 205 UC: the letters behind the number. */
const NUMBER_FIRST = /(?<![\w/.-])([23X]\d\d(?:-\d{1,2})?)[ -]((?:UC|UK|UEL)[A-Z]{0,3}|S[AB](?:FL|PF|F|P)?)(?![A-Z\d])/;

/** Pillow block 205 is UCP205, a flange with four bolts UCF205, with two UCFL205, a take-up unit UCT205. In capitals. */
export const withUnitLetters = (plain: string): string =>
  withLettersInFront(MAY_NAME_UNIT.test(plain) ? withoutUnitWords(plain) : plain);

const withLettersInFront = (plain: string): string =>
  /\d[ -][SU]/.test(plain) ? plain.replace(NUMBER_FIRST, '$2$1') : plain;

const withoutUnitWords = (plain: string): string =>
  plain.replace(UCP_WORDS, ' UCP').replace(UCF_WORDS, ' UCF').replace(UCFL_WORDS, ' UCFL').replace(UCT_WORDS, ' UCT');

/** In 'flange bearing 205' and 'insert bearing 205' the number is no old one of a ball bearing. */
export const namesSomeUnit = (text: string): boolean =>
  /\b(?:flanged?|inserts?|pillow|plummer|pedestal|housed|take[ -]?up)\b/i.test(text);
