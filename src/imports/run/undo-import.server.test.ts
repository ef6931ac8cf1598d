import { expect, test } from 'vitest';
import { bringFile, checkFile, recordOf, runChecked, workOff } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startCheck, startUndo } from '../control-import.server.ts';
import { loadLines, writtenLinesAsCsv } from '../show-import.server.ts';

const store = setUp(openTestStore);
const by = 'Meera Iyer';

async function undo(id: number, now = store.now()) {
  const refused = await startUndo(store.database, sites.nod, { id, by, now });
  if (refused instanceof Refusal) return refused.message;
  await workOff(store);
  return recordOf(store, id);
}

const head = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,hsn,on_hand';
const line = (code: string, price = '10', hsn = '84821020', onHand = '5') =>
  `${code},Name of ${code},Acme,Bearings,Ball,${price},18,${hsn},${onHand}`;
const file = (...lines: string[]) => [head, ...lines].join('\n');
const change = (sentence: string) => store.database.$client.query(sentence);
async function itemOf(code: string) {
  const { rows } = await store.database.$client.query(
    `select i.name, i.list_minor, i.hsn, i.row_hash, i.retired_at is not null as is_retired, s.on_hand
      from items i left join stock s on s.item_id = i.id where i.site = 'nod' and i.code = $1`,
    [code],
  );
  return rows[0];
}

test('what an import changed is as before, what it made is retired, and each line is told', async () => {
  await bringFile(store, 'items', file(line('UN-1'), line('UN-2')));
  const before = [await itemOf('UN-1'), await itemOf('UN-2')];
  const done = await bringFile(store, 'items', file(line('UN-1', '12', '', '7'), line('UN-2'), line('UN-3')));
  expect(done).toMatchObject({ written: { new: 1, changed: 1 }, emptied: { hsn: 1 } });
  const { changes } = await loadLines(store.database, sites.nod, done, store.now());
  expect(changes).toMatchObject([
    {
      key: 'UN-1',
      fields: [
        { name: 'hsn', before: '84821020', after: '' },
        { name: 'list_price', before: '10', after: '12' },
      ],
    },
  ]);
  expect(await undo(done.id)).toMatchObject({ state: 'undone', undone: 2, keptLines: 0 });
  expect([await itemOf('UN-1'), await itemOf('UN-2')]).toEqual(before);
  expect(await itemOf('UN-3')).toMatchObject({ is_retired: true });
  let csv = '';
  for await (const part of writtenLinesAsCsv(store.database, done)) csv += part;
  expect(csv).toContain(',2,UN-1,changed,list_price,10,12,undone');
  expect(csv).toContain(',4,UN-3,new,,,,undone');
});

test('pieces that an import did not name stay as they are, also when what arrives is taken back', async () => {
  await bringFile(store, 'items', file(line('ARR-1')));
  const done = await bringFile(store, 'items', 'itemcode,arriving_qty,arriving_on\nARR-1,20,2027-03-04');
  await change("update stock s set on_hand = 3 from items i where i.id = s.item_id and i.code = 'ARR-1'");
  expect(await undo(done.id)).toMatchObject({ state: 'undone', undone: 1 });
  expect(await itemOf('ARR-1')).toMatchObject({ on_hand: 3 });
});

test('of an undo that stopped half-way nothing is checked anew, because it can still go on', async () => {
  await bringFile(store, 'items', file(line('HALF-1')));
  const { id, mapping } = await bringFile(store, 'items', 'itemcode,list_price\nHALF-1,20');
  await change(`update imports set state = 'failed', failed_in = 'undoing' where id = ${id}`);
  expect(await startCheck(store.database, sites.nod, { id, mapping, by, now: store.now() })).toBeInstanceOf(Refusal);
});

test('what somebody changed since stays, and is told', async () => {
  await bringFile(store, 'items', file(line('SINCE-1'), line('SINCE-2')));
  const done = await bringFile(store, 'items', 'itemcode,list_price\nSINCE-1,20\nSINCE-2,20');
  await change("update items set origin = 'India', row_hash = '' where site = 'nod' and code = 'SINCE-1'");
  const undone = await undo(done.id);
  expect(undone).toMatchObject({ state: 'undone', undone: 1, keptLines: 1 });
  expect(await itemOf('SINCE-1')).toMatchObject({ list_minor: 20_00 });
  expect(await itemOf('SINCE-2')).toMatchObject({ list_minor: 10_00 });
  const { changes } = await loadLines(store.database, sites.nod, undone as Exclude<typeof undone, string>, store.now());
  expect(changes.find(({ key }) => key === 'SINCE-1')?.left).toContain('Somebody has changed the item since');
});

test('a line that stays is shown first, however many lines stand before it', async () => {
  const codes = Array.from({ length: 160 }, (_, at) => `FAR-${1000 + at}`);
  await bringFile(store, 'items', file(...codes.map((code) => line(code))));
  const done = await bringFile(
    store,
    'items',
    ['itemcode,list_price', ...codes.map((code) => `${code},20`)].join('\n'),
  );
  await change("update items set origin = 'India', row_hash = '' where site = 'nod' and code = 'FAR-1159'");
  const undone = await undo(done.id);
  expect(undone).toMatchObject({ undone: 159, keptLines: 1 });
  const { changes } = await loadLines(store.database, sites.nod, undone as Exclude<typeof undone, string>, store.now());
  expect(changes[0]).toMatchObject({ key: 'FAR-1159', left: expect.stringContaining('changed the item since') });
});

test('stock is as before where nothing was sold since', async () => {
  await bringFile(store, 'items', file(line('ST-1'), line('ST-2')));
  const done = await bringFile(store, 'stock', 'itemcode,on_hand,shelf\nST-1,50,A-1\nST-2,60,A-2');
  await change(
    "update stock set on_hand = 58 where item_id = (select id from items where site = 'nod' and code = 'ST-2')",
  );
  expect(await undo(done.id)).toMatchObject({ undone: 1, keptLines: 1 });
  expect(await itemOf('ST-1')).toMatchObject({ on_hand: 5 });
  expect(await itemOf('ST-2')).toMatchObject({ on_hand: 58 });
});

test('what was retired or emptied because the file did not name it is back', async () => {
  await bringFile(store, 'items', file(line('GONE-1'), line('GONE-2')));
  const items = await checkFile(store, 'items', file(line('GONE-1')));
  const done = await runChecked(store, items, items.missing);
  expect(await itemOf('GONE-2')).toMatchObject({ is_retired: true });
  expect(await undo(done.id)).toMatchObject({ undone: done.retired, keptLines: 0 });
  expect(await itemOf('GONE-2')).toMatchObject({ is_retired: false });
  const stock = await checkFile(store, 'stock', 'itemcode,on_hand\nGONE-1,5');
  const emptied = await runChecked(store, stock, stock.missing);
  expect(await itemOf('GONE-2')).toMatchObject({ on_hand: 0 });
  await undo(emptied.id);
  expect(await itemOf('GONE-2')).toMatchObject({ on_hand: 5 });
});

test('an import is undone once, within a week', async () => {
  const inDays = (days: number) => new Date(store.now().getTime() + days * 24 * 3_600_000);
  const done = await bringFile(store, 'items', file(line('WEEK-1')));
  expect(await undo(done.id, inDays(8))).toBe('This import cannot be undone any more.');
  expect(await undo(done.id, inDays(6))).toMatchObject({ state: 'undone' });
  expect(await undo(done.id)).toContain('This import is undone');
});

test('ten thousand lines are taken back in sets', { tags: ['lab'] }, async () => {
  const codes = Array.from({ length: 10_000 }, (_, at) => `MANY-${at}`);
  await bringFile(store, 'items', file(...codes.map((code) => line(code))));
  const done = await bringFile(
    store,
    'items',
    ['itemcode,list_price', ...codes.map((code) => `${code},99`)].join('\n'),
  );
  expect(done).toMatchObject({ written: { changed: 10_000 } });
  expect(await undo(done.id)).toMatchObject({ undone: 10_000, keptLines: 0 });
  expect(await itemOf('MANY-9999')).toMatchObject({ list_minor: 10_00, on_hand: 5 });
});
