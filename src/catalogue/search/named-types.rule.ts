import { type BearingType, bearingTypes } from '../../bearings/attributes.ts';
import { kindWords, namesUnit } from './category-words.rule.ts';

/** These words tell types apart; RING, SEAL or OPEN beside a size say something else. */
const tellingWords = [
  'DEEP',
  'GROOVE',
  'ANGULAR',
  'CONTACT',
  'SELF',
  'ALIGNING',
  'THRUST',
  'INSERT',
  'LINEAR',
  'CYLINDRICAL',
  'SPHERICAL',
  'BARREL',
  'TOROIDAL',
  'TAPERED',
  'NEEDLE',
  'BALL',
  'ROLLER',
];
/** These count beside 'bearing' only: a ball of 6 mm is none. */
const partsOfBearings: readonly string[] = ['BALL', 'ROLLER'];
const minLetters = 4;

const wordsOfType = bearingTypes.map((type) => ({ type, words: type.toUpperCase().split(/[^A-Z]+/) }));

/** The types that words beside a size name, 'taper roller 30 mm bore'; none where they name no type. */
export function typesNamed(text: string): BearingType[] {
  if (namesUnit(text)) return ['insert/unit'];
  const named = kindWords(text).flatMap((word) => tellingWords.filter((telling) => isBeginning(word, telling)));
  const isPart = named.every((word) => partsOfBearings.includes(word)) && !/\b(?:bearings?|brgs?)\b/i.test(text);
  if (named.length === 0 || isPart) return [];
  const isThrust = named.includes('THRUST');
  return wordsOfType
    .filter(({ words }) => named.every((word) => words.includes(word)) && words.includes('THRUST') === isThrust)
    .map(({ type }) => type);
}

const isBeginning = (word: string, telling: string): boolean => word.length >= minLetters && telling.startsWith(word);
