import { germanNames } from '../../bearings/german-names.data.ts';

/** Words that call a thing a bearing, in capitals. */
const bearingWords: readonly string[] = ['BEARING', 'BRG', 'BRNG', 'BERING', 'LAGER'];

/** Words that say nothing about the kind, in capitals. */
const emptyWords: ReadonlySet<string> = new Set([
  ...bearingWords,
  'TYPE',
  'MAKE',
  'BRAND',
  'SERIES',
  'SIZE',
  'ROW',
  'A',
  'ALL',
  'AND',
  'FOR',
  'GRADE',
  'NEED',
  'OF',
  'REQUIRED',
  'THE',
  'WANT',
  'WITH',
]);

/** What the trade calls a kind of bearing, and the words of the category. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  DGBB: ['DEEP', 'GROOVE', 'BALL'],
  ACBB: ['ANGULAR', 'CONTACT', 'BALL'],
  SABB: ['SELF', 'ALIGNING', 'BALL'],
  CRB: ['CYLINDRICAL', 'ROLLER'],
  NRB: ['NEEDLE', 'ROLLER'],
  SRB: ['SPHERICAL', 'ROLLER'],
  TRB: ['TAPERED', 'ROLLER'],
  ...germanNames,
};

/** What the trade calls a bearing in a housing or the housing with it; the category is that of the insert. */
const UNIT_NAMES =
  /\b(?:(?:PILLOW|PLUMMER|PEDESTAL|BEARING) ?BLOCK|(?:FLANGE|PEDESTAL|HOUSED|MOUNTED|TAKE[ -]?UP) (?:BEARING|UNIT))S?\b/i;
export const namesUnit = (text: string): boolean => UNIT_NAMES.test(text);

const maxWords = 6;

/** In capitals and singular, without those that say nothing about the kind. */
export const wordsOfKind = (text: string): string[] => wordsOf(text).filter((word) => !emptyWords.has(word));

/** A track roller is no roller of a roller bearing. */
const asCamFollower = (capitals: string): string =>
  capitals.replace(/\b(?:TRACK|SUPPORT|YOKE(?: TYPE TRACK)?)[ -]?ROLLERS?\b/, 'CAM FOLLOWER');

const wordsOf = (text: string): string[] =>
  (joinSeries(asCamFollower(text.toUpperCase())).match(/[\p{L}\d]+/gu) ?? []).map(singular);

/** '62 series' and '6200 series' are not the beginning of '622 series'. */
const joinSeries = (capitals: string): string => capitals.replace(/(?<=\d\d)(?:00)? SERIES\b/, 'SERIES');

/** 'motor bearing' is a bearing, 'bearing grease' none. */
export const isCalledBearing = (text: string): boolean => bearingWords.includes(wordsOf(text).at(-1) ?? '');

/** As the words of a category: TRB is TAPERED and ROLLER. */
export const kindWords = (text: string): string[] => spelledOut(wordsOfKind(text));

const spelledOut = (words: readonly string[]): string[] => words.flatMap((word) => otherNames[word] ?? word);

/** A text that may name a category as one word, 'deepgroove', or as several. */
export function categoryReadings(text: string): string[][] {
  const kind = wordsOfKind(text);
  const [first = ''] = wordsOf(text);
  const words = kind.length > 0 ? spelledOut(kind) : [bearingWords.includes(first) ? 'BEARING' : first].filter(Boolean);
  if (words.length === 0 || words.length > maxWords) return [];
  const joined = words.join('').replace(/(?<=.)BEARING$/, '');
  const named = words.length === 1 ? [[joined]] : [[joined], words];
  return namesUnit(text) ? [...named, kindWords(text.replace(UNIT_NAMES, 'INSERT'))] : named;
}

/** The same for a sub category: that of grease for high temperature is none of a 'high temperature bearing'. */
export function subCategoryReadings(text: string): string[][] {
  const readings = categoryReadings(text);
  return isCalledBearing(text) ? readings.map((words) => [...new Set([...words, 'BEARING'])]) : readings;
}

const singular = (word: string): string => (word.length > 4 ? word.replace(/(?<!S)S$/, '') : word);
