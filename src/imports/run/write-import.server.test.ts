import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile, checkFile, recordOf, runChecked } from '../../../tests/actions/imports.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('the end is in the audit trail with what was written, by whom it was started', async () => {
  const { rows: items } = await store.database.$client.query("select code from items where site = 'nod' limit 1");
  const done = await bringFile(store, 'stock', `itemcode,on_hand\n${items[0].code},4321`, 'closing.csv');
  expect(done).toMatchObject({ state: 'done', finishedAt: store.now() });
  const { rows } = await store.database.$client.query(
    "select actor, actor_name, subject, details from audit_trail where action = 'import finished'",
  );
  expect(rows).toEqual([
    {
      ...{ actor: 'staff', actor_name: 'Meera Iyer', subject: 'closing.csv' },
      details: { importId: done.id, kind: 'stock', new: 0, changed: 1, unchanged: 0, wrong: 0, retired: 0 },
    },
  ]);
});

test('an error of ours ends the import with a sentence instead of trying for ever', async () => {
  const { rows: items } = await store.database.$client.query("select code from items where site = 'nod' limit 1");
  const checked = await checkFile(store, 'stock', `itemcode,on_hand\n${items[0].code},99`);
  await store.database.$client.query('alter table stock add constraint odd check (on_hand <> 99) not valid');
  await expect(runChecked(store, checked)).rejects.toThrow('odd');
  expect(await recordOf(store, checked.id)).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('The import stopped by an error of ours'),
  });
});
