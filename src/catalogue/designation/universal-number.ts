import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import type { Item } from '../catalogue.table.ts';

type Designated = Pick<Item, 'superCategory' | 'name' | 'maker'>;

/** What the name of a bearing says; '' when the number or one of its suffixes is unknown, and for other goods. */
export function inferUniversalNumber({ superCategory, name, maker }: Designated): string {
  if (superCategory !== 'Bearings') return '';
  const reading = parseDesignation(name, maker);
  return reading.unknown.length > 0 ? '' : universalNumber(reading);
}

export type Numbered = Designated & Pick<Item, 'universalNo' | 'universalStated'>;

/** The number that a file or staff gave the item; '' when its name gave it. */
export const statedUniversalNumber = (item: Numbered, inferred?: string): string =>
  item.universalStated ?? (item.universalNo === (inferred ?? inferUniversalNumber(item)) ? '' : item.universalNo);

/** What the name of a changed item says: as before where the name is, because to read it takes long. */
export const inferUniversalNumberAgain = (item: Designated, before: Numbered | undefined): string =>
  before?.universalStated === '' &&
  before.name === item.name &&
  before.maker === item.maker &&
  before.superCategory === item.superCategory
    ? before.universalNo
    : inferUniversalNumber(item);
