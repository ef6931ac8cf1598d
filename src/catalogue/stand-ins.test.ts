import { expect, test } from 'vitest';
import type { ItemRow } from './item.contract.ts';
import { standIns } from './stand-ins.ts';

const item = (itemid: number, itemname: string, brandname: string) => ({ itemid, itemname, brandname }) as ItemRow;

test('the best match comes first and the item itself is no stand-in', () => {
  const ours = item(1, '6205-2RS', 'ZWZ');
  const found = standIns(ours, [
    item(2, '6205-2Z', 'ZWZ'),
    ours,
    item(3, '6205 2RS', 'Koyo'),
    item(4, '6205-2RSM', 'ZWZ'),
  ]);
  expect(found.map(({ itemid, match }) => [itemid, match])).toEqual([
    [3, 'Identical'],
    [4, 'Interchangeable'],
    [2, 'Same size only'],
  ]);
});

test('where a designation is not known the common universal number counts', () => {
  const found = standIns(item(1, 'HP-77 special', 'Marvane'), [item(2, 'HP-77 special B', 'Glydon')]);
  expect(found).toMatchObject([{ match: 'Interchangeable', differences: [] }]);
});
