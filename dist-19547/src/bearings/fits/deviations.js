                                                               
import { rowForSize } from '../tolerances/size-rows.js';
import { deviationRows } from './deviations.data.js';

export const shaftClasses = ['g6', 'h6', 'j5', 'j6', 'k5', 'k6', 'm5', 'm6', 'n6', 'p6']         ;
                                                       

export const housingClasses = ['G7', 'H7', 'H8', 'J7', 'K7', 'M7', 'N7', 'P7']         ;
                                                           

                                                                                                            

const letters = ['g', 'k', 'm', 'n', 'p'];

function sizeOf(mm        )                   {
  const groups = rowForSize(deviationRows, mm)
    ?.split(' | ')
    .map((group) => group.split(' ').map(Number));
  if (!groups) return undefined;
  const [grades = [], named = [], js = []] = groups;
  return { grades, letters: Object.fromEntries(letters.map((letter, i) => [letter, named[i] ?? 0])), js };
}

const gradeOf = ({ grades }      , grade        )         => grades[grade - 5] ?? 0;

/** Deviations of a shaft in µm; undefined below 3 and above 500 mm. Source: ISO 286. */
export function shaftDeviations(shaft            , mm        )                    {
  const size = sizeOf(mm);
  if (!size) return undefined;
  const [letter, grade] = [shaft.charAt(0), Number(shaft.charAt(1))];
  const tolerance = gradeOf(size, grade);
  if (letter === 'h') return { min: -tolerance, max: 0 };
  if (letter === 'g') return { min: (size.letters.g ?? 0) - tolerance, max: size.letters.g ?? 0 };
  if (letter === 'j') {
    const upper = size.js[grade - 5] ?? 0;
    return { min: upper - tolerance, max: upper };
  }
  const lower = size.letters[letter] ?? 0;
  return { min: lower, max: lower + tolerance };
}

/**
 * Deviations of a housing bore in µm; undefined below 3 and above 500 mm. K, M, N and P are those of the shaft turned over
 * and raised by IT7 − IT6. Source: ISO 286.
 */
export function housingDeviations(housing              , mm        )                    {
  const size = sizeOf(mm);
  if (!size) return undefined;
  const [letter, grade] = [housing.charAt(0).toLowerCase(), Number(housing.charAt(1))];
  const tolerance = gradeOf(size, grade);
  if (letter === 'h') return { min: 0, max: tolerance };
  if (letter === 'g') return { min: -(size.letters.g ?? 0), max: tolerance - (size.letters.g ?? 0) };
  const upper = letter === 'j' ? (size.js[2] ?? 0) : tolerance - gradeOf(size, 6) - (size.letters[letter] ?? 0);
  return { min: upper - tolerance, max: upper };
}
