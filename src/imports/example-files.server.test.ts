import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkFile, problemsOf, runChecked } from '../../tests/actions/imports.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import type { ImportKind } from './import-kind.data.ts';

const store = setUp(openTestStore);
// A shop that is opened has nothing yet.
beforeAll(() => store.database.$client.query('truncate items, customers, listed_customers cascade'));

const examples = join(import.meta.dirname, '../../docs/examples/opening');

type Example = { kind: ImportKind; file: string; same?: Record<string, string>; total?: string; lines: number };

/** In the order in which a shop is opened. */
test.each<Example>([
  { kind: 'items', file: 'price-list.xlsx', same: { super_category: 'Bearings' }, lines: 60 },
  { kind: 'stock', file: 'stock-summary.csv', lines: 59 },
  { kind: 'customers', file: 'debtors.xlsx', lines: 12 },
  { kind: 'bills', file: 'bills-receivable.csv', same: { as_of: '31-10-2026' }, total: '3,17,384.04 Dr', lines: 24 },
])('the example $file goes in whole', async ({ kind, file, same, total, lines }) => {
  const checked = await checkFile(store, kind, await readFile(join(examples, file)), file, same);
  expect(await problemsOf(store, checked)).toEqual([]);
  const control = total === undefined ? {} : { controlTotal: total };
  const { written } = await runChecked(store, checked, undefined, control);
  expect(written.new + written.changed).toBe(lines);
});
