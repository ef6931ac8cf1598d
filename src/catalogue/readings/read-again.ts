import { designationKey } from '../../bearings/designation/search-key.ts';
import type { Item } from '../catalogue.table.ts';
import {
  type DrawnFacts,
  inferUniversalNumber,
  type Named,
  readName,
  statedUniversalNumber,
  withFactsOfName,
} from '../designation/read-name.ts';

/**
 * A universal number that was stated stays; one that its name gave, and the keys, are what the reader of today says. Type,
 * seal, clearance and sizes are filled where the item has none.
 */
export function readAgain(item: ReadItem): StoredReading {
  const nameReading = readName(item);
  const inferred = inferUniversalNumber(nameReading);
  const universalStated = statedUniversalNumber(item, inferred);
  const universalNo = universalStated || inferred;
  return {
    universalNo,
    universalStated,
    ...withFactsOfName(item, nameReading),
    nameKey: designationKey(item.name),
    codeKey: designationKey(item.code),
    universalKey: designationKey(universalNo),
  };
}

export type StoredReading = DrawnFacts &
  Pick<Item, 'universalNo' | 'universalStated' | 'nameKey' | 'codeKey' | 'universalKey'>;
export type ReadItem = StoredReading & Named & Pick<Item, 'code'>;
