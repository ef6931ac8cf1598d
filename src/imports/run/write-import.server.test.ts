import { expect, test } from 'vitest';
import { bringFile, checkFile, recordOf, runChecked, workOff } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { continueImport } from '../control-import.server.ts';

const store = setUp(openTestStore);

test('the end is in the audit trail with what became of every line, by whom it was started', async () => {
  const { rows: items } = await store.database.$client.query(
    "select code from items where site = 'nod' order by id limit 2",
  );
  const [changed, same] = items.map(({ code }) => code);
  const lines = [`${changed},4321`, `${same},4321`, 'NOBODY-KNOWS-IT,1'];
  await bringFile(store, 'stock', `itemcode,on_hand\n${same},4321`, 'opening.csv');
  const done = await bringFile(store, 'stock', ['itemcode,on_hand', ...lines].join('\n'), 'closing.csv');
  expect(done).toMatchObject({ state: 'done', finishedAt: store.now() });
  const { rows } = await store.database.$client.query(
    "select actor, actor_name, subject, details from audit_trail where action = 'import finished' and subject = 'closing.csv'",
  );
  expect(rows).toEqual([
    {
      actor: 'staff',
      actor_name: 'Meera Iyer',
      subject: 'closing.csv',
      details: { importId: done.id, kind: 'stock', new: 0, changed: 1, unchanged: 1, wrong: 1, retired: 0 },
    },
  ]);
});

const itemFile = (code: string) =>
  `itemcode,itemname,brandname,super_category,category,list_price,tax_percent\n${code},6205-2RS,Acme,Bearings,Deep groove ball,298.50,18`;

test('nothing is retired when more is missing than staff agreed to', async () => {
  const checked = await checkFile(store, 'items', itemFile('IN-FILE'));
  await bringFile(store, 'items', itemFile('ADDED-SINCE'));
  const stopped = await runChecked(store, checked, checked.missing);
  expect(stopped).toMatchObject({
    state: 'failed',
    failedIn: '',
    written: { new: 1 },
    retired: 0,
    problem:
      'More is missing in the file than when it was checked, so it is not retired. The lines are written. Please check the file again.',
  });
  const { rows } = await store.database.$client.query(
    "select count(*)::int as sold, bool_or(code = 'ADDED-SINCE') as added from items where site = 'nod' and retired_at is null",
  );
  expect(rows).toEqual([{ sold: checked.missing + 2, added: true }]);
  const { rows: audited } = await store.database.$client.query(
    "select details from audit_trail where action = 'import finished' order by id desc limit 1",
  );
  expect(audited[0].details).toMatchObject({ importId: checked.id, new: 1, retired: 0 });
});

test('a run that is taken up again retires the rest of what staff agreed to', async () => {
  const checked = await checkFile(store, 'items', itemFile('IN-FILE'));
  await store.database.$client.query(
    "update items set retired_at = $1 where id in (select id from items where site = 'nod' and code <> 'IN-FILE' and retired_at is null limit 3)",
    [store.now()],
  );
  await store.database.$client.query(
    "update imports set state = 'failed', failed_in = 'running', retires_missing = true, retired = 3 where id = $1",
    [checked.id],
  );
  await continueImport(store.database, sites.nod, { id: checked.id, by: 'Meera Iyer', now: store.now() });
  await workOff(store);
  expect(await recordOf(store, checked.id)).toMatchObject({ state: 'done', retired: checked.missing });
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
