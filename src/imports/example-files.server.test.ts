import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf, recordOf, runChecked, uploadImport, workOff } from '../../tests/actions/imports.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { startCheck } from './control-import.server.ts';
import type { ImportKind } from './import-kind.data.ts';

const store = setUp(openTestStore);

const examples = join(import.meta.dirname, '../../docs/examples/opening');

type Example = { kind: ImportKind; file: string; same?: Record<string, string>; lines: number };

/** In the order in which a shop is opened. */
test.each<Example>([
  { kind: 'items', file: 'price-list.xlsx', same: { super_category: 'Bearings' }, lines: 60 },
  { kind: 'stock', file: 'stock-summary.csv', lines: 59 },
  { kind: 'customers', file: 'debtors.xlsx', lines: 12 },
])('the example $file goes in whole', async ({ kind, file, same = {}, lines }) => {
  const uploaded = await uploadImport(store, kind, await readFile(join(examples, file)), file);
  if (typeof uploaded === 'string') throw new Error(uploaded);
  const { id, mapping } = uploaded;
  const asked = { id, mapping, fixed: same, by: 'Meera Rao', now: store.now() };
  expect(await startCheck(store.database, sites.nod, asked)).toBeUndefined();
  await workOff(store);
  const checked = await recordOf(store, id);
  expect(await problemsOf(store, checked)).toEqual([]);
  const { written } = await runChecked(store, checked);
  expect(written.new + written.changed).toBe(lines);
});
