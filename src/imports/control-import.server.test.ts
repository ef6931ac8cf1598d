import { expect, test } from 'vitest';
import { checkFile, recordOf, uploadImport } from '../../tests/actions/imports.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { cancelImport, continueImport, startCheck, startRun } from './control-import.server.ts';

const store = setUp(openTestStore);

const order = (id: number) => ({ id, by: 'Meera Iyer', now: store.now() });
const upload = async () => {
  const uploaded = await uploadImport(store, 'stock', 'itemcode,on_hand,note\nN-1,7,x');
  return uploaded as Exclude<typeof uploaded, string>;
};
const check = (id: number, mapping: string[]) => startCheck(store.database, sites.nod, { ...order(id), mapping });
const run = (id: number, missing?: number) => startRun(store.database, sites.nod, { ...order(id), missing });

test.each([
  [['itemcode', '', ''], 'Please match these columns too: on_hand.'],
  [['itemcode', 'on_hand', 'on_hand'], 'Please match each column once.'],
  [['itemcode', 'on_hand', 'colour'], 'Please match each column once.'],
])('the columns %j are refused', async (mapping, says) => {
  expect(await check((await upload()).id, mapping)).toMatchObject({ message: says });
});

test('each step is done once and by one person; the second reads who was first', async () => {
  const { id } = await upload();
  expect(await run(id)).toMatchObject({ message: 'This import is uploaded; this cannot be done any more.' });
  expect(await check(id, ['itemcode', 'on_hand', ''])).toBeUndefined();
  expect(await check(id, ['itemcode', 'on_hand', ''])).toMatchObject({
    message: expect.stringContaining('Meera Iyer started this import on'),
  });
});

test('only what staff were shown as missing is retired', async () => {
  const checked = await checkFile(store, 'stock', 'itemcode,on_hand\nNO-SUCH,7');
  expect(await run(checked.id, checked.missing + 1)).toMatchObject({ refusal: 'missing' });
  expect(await run(checked.id, checked.missing)).toBeUndefined();
  expect(await recordOf(store, checked.id)).toMatchObject({ state: 'running', retiresMissing: true });
});

test('a cancelled import cannot go on, and one of another site is unknown', async () => {
  const { id } = await upload();
  expect(await cancelImport(store.database, sites.zwz, order(id))).toMatchObject({ refusal: 'unknown' });
  expect(await cancelImport(store.database, sites.nod, order(id))).toBeUndefined();
  expect(await cancelImport(store.database, sites.nod, order(id))).toMatchObject({ refusal: 'state' });
  expect(await check(id, ['itemcode', 'on_hand', ''])).toMatchObject({ refusal: 'state' });
  expect(await startCheck(store.database, sites.zwz, { ...order(id), mapping: [] })).toMatchObject({
    refusal: 'unknown',
  });
});

test('only an import that failed by an error of ours goes on, and once', async () => {
  const checked = await checkFile(store, 'stock', 'itemcode,on_hand\nNO-SUCH,7');
  const goOn = () => continueImport(store.database, sites.nod, order(checked.id));
  expect(await goOn()).toMatchObject({ refusal: 'state' });
  await store.database.$client.query("update imports set state = 'failed', failed_in = '' where id = $1", [checked.id]);
  expect(await goOn()).toMatchObject({ message: expect.stringContaining('This import cannot go on.') });
  await store.database.$client.query("update imports set failed_in = 'running' where id = $1", [checked.id]);
  expect(await goOn()).toBeUndefined();
  expect(await recordOf(store, checked.id)).toMatchObject({ state: 'running', failedIn: '', problem: '' });
  expect(await goOn()).toMatchObject({ message: expect.stringContaining('Meera Iyer started this import on') });
});

test('each step is in the audit trail', async () => {
  const { rows } = await store.database.$client.query(
    "select distinct action from audit_trail where site = 'nod' and action like 'import %' order by action",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'import cancelled',
    'import checked',
    'import finished',
    'import resumed',
    'import started',
    'import uploaded',
  ]);
});
