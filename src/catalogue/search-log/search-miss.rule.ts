// Which searches without a match are counted: short ones with a letter or digit, and none that may tell who somebody is.

import { designationKey } from '../../bearings/designation/search-key.ts';

const maxMissLength = 60;
/** The limit for one search; a long list is no question of one person. */
export const maxMissesOfSearch = 5;
export const maxTextsADay = 1000;

/** A phone number or TRN has more; a bearing number has fewer. */
const maxDigits = 9;
/** A PAN is also a part of a GSTIN. */
const pan = /[A-Z]{5}\d{4}[A-Z]/;

type SearchMiss = { key: string; typed: string };

export function countedMiss(typed: string): SearchMiss | undefined {
  const text = typed.trim();
  const digits = text.replace(/\D/g, '').length;
  if (text.length > maxMissLength || text.includes('@') || digits > maxDigits) return undefined;
  const key = designationKey(text);
  return key.length < 2 || pan.test(key) ? undefined : { key, typed: text };
}
