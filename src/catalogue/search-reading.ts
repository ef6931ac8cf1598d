import { designationKey, type SizeQuery, sizeQuery, splitNumbers } from '../bearings/search-key.ts';

/** A number that was typed, as search looks it up. */
export type Reading = {
  /** Its place among those typed, from 1. */
  place: number;
  /** As a designation or stock code. */
  key: string;
  /** As a universal number, one for each way to read it. */
  universalKeys: string[];
  /** As a size in mm. */
  size: SizeQuery | undefined;
};

/** Every number in the text (comma, semicolon or line apart) that can be looked up. */
export function readingsOf(text: string): Reading[] {
  return splitNumbers(text).flatMap((typed, index) => {
    const key = designationKey(typed);
    const size = sizeQuery(typed);
    return key === '' && !size ? [] : [{ place: index + 1, key, universalKeys: key === '' ? [] : [key], size }];
  });
}
