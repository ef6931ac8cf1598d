import { designationKey } from '../../bearings/designation/search-key.ts';
import type { Item } from '../catalogue.table.ts';
import { inferUniversalNumber, statedUniversalNumber } from '../designation/universal-number.ts';

/** A universal number that was stated stays; one that its name gave, and the keys, are what the reader of today says. */
export function readAgain(item: ReadItem): StoredReading {
  const inferred = inferUniversalNumber(item);
  const universalStated = statedUniversalNumber(item, inferred);
  const universalNo = universalStated || inferred;
  return {
    universalNo,
    universalStated,
    nameKey: designationKey(item.name),
    codeKey: designationKey(item.code),
    universalKey: designationKey(universalNo),
  };
}

export type StoredReading = Pick<Item, 'universalNo' | 'universalStated' | 'nameKey' | 'codeKey' | 'universalKey'>;
export type ReadItem = StoredReading & Pick<Item, 'code' | 'name' | 'maker' | 'superCategory'>;
