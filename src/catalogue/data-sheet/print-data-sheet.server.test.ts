import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { createDataSheet } from './data-sheet.ts';
import { printDataSheet } from './print-data-sheet.server.ts';

const caller = { address: '192.0.2.1' };
const print = (item: Partial<ItemRow> = {}, others: readonly Substitute[] = []) => {
  const input = { site: sites.nod, address: 'https://nod.example', day: '2026-11-20', others };
  return printDataSheet(createDataSheet({ ...input, item: sampleItemRow(item) }), caller);
};

test('the same facts are printed once, changed ones again', async () => {
  const first = await print();
  expect(await print()).toBe(first);
  expect((await print({ Weight: 0.999 })).equals(first)).toBe(false);
});

test('interchangeable items stay with their heading on one page', async () => {
  const others = Array.from(
    { length: 7 },
    (_, index): Substitute => ({ ...sampleItemRow({ itemid: index + 2 }), level: 'identical', differs: [] }),
  );
  const { pages } = readPdf(await print({ itemname: '6205', cattype: 'Deep groove ball' }, others));
  const [page, ...more] = pages.filter((text) => text.includes('Interchange') || text.includes('Identical'));
  expect(more).toEqual([]);
  expect(page?.match(/Identical/g)).toHaveLength(7);
});
