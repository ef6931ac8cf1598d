import { designationKey, type SizeQuery, sizeQuery, splitNumbers } from '../bearings/search-key.ts';

/** One way to read a number that was typed: as a designation or stock code, as a universal number, as a size in mm. */
export type Reading = {
  /** Place of the number among those typed, from 1. */
  place: number;
  key: string;
  universalKey: string;
  size: SizeQuery | undefined;
};

/** Every reading of every number in the text (comma, semicolon or line apart); none when nothing can be looked up. */
export function readingsOf(text: string): Reading[] {
  return splitNumbers(text).flatMap((typed, index) => {
    const key = designationKey(typed);
    const size = sizeQuery(typed);
    return key === '' && !size ? [] : [{ place: index + 1, key, universalKey: key, size }];
  });
}

/** The reading of the number that is being typed: the last one. */
export function lastReadingOf(text: string): Reading[] {
  const readings = readingsOf(text);
  return readings.filter((reading) => reading.place === readings.at(-1)?.place);
}
