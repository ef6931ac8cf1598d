import { zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import {
  bringFile,
  checkFile,
  problemsOf,
  recordOf,
  runChecked,
  uploadImport,
  workOff,
} from '../../../tests/actions/imports.ts';
import { makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { loadPictures } from '../../catalogue/pictures/change-pictures.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startUndo } from '../control-import.server.ts';
import { loadLines } from '../show-import.server.ts';

const store = setUp(openTestStore);
let itemId: number;
let code: string;
beforeAll(async () => {
  itemId = (await findItemIds(store, 'nod', ['6308']))['6308'] ?? 0;
  const { rows } = await store.database.$client.query('select code from items where id = $1', [itemId]);
  code = rows[0].code;
});

const zip = (files: Record<string, Uint8Array>) => zipSync(files, { level: 0 });
const pictures = async () =>
  (await loadPictures(store.database, itemId)).map(({ width, height }) => `${width}x${height}`);

test('pictures are matched by the item code in their names, added in their order, and twice change nothing', async () => {
  const file = zip({
    [`spring/${code}_10.png`]: makePng(300, 30),
    [`spring/${code}_2.png`]: makePng(300, 20),
    [`spring/${code.toLowerCase()}.png`]: makePng(300, 10),
    '__MACOSX/spring/._x.png': new Uint8Array(9),
    'NO-SUCH.png': makePng(),
  });
  const checked = await checkFile(store, 'pictures', file, 'spring.zip');
  expect(checked).toMatchObject({ state: 'checked', found: { new: 3, changed: 0, unchanged: 0, wrong: 1 } });
  expect(await pictures()).toEqual([]);
  const { changes, wrong } = await loadLines(store.database, sites.nod, checked, store.now());
  expect(changes.map(({ fields }) => fields[0]?.after)).toEqual([code, code, code]);
  expect(wrong).toMatchObject([
    { cells: expect.arrayContaining(['NO-SUCH.png']), problem: expect.stringContaining('No item that is sold') },
  ]);
  expect(await runChecked(store, checked)).toMatchObject({ state: 'done', written: { new: 3, wrong: 0 } });
  expect(await pictures()).toEqual(['300x10', '300x20', '300x30']);
  const again = await checkFile(store, 'pictures', file, 'spring.zip');
  expect(again.found).toEqual({ new: 0, changed: 0, unchanged: 3, wrong: 1 });
  expect((await loadLines(store.database, sites.nod, again, store.now())).unchanged).toContain(
    `${code.toLowerCase()}.png`,
  );
});

test('the same picture in another file is not added again, and an item has at most eight', async () => {
  const copy = { [`${code}_4.png`]: Buffer.concat([makePng(300, 10), Buffer.from('more')]) };
  expect(await bringFile(store, 'pictures', zip(copy))).toMatchObject({ written: { new: 0, unchanged: 1, wrong: 0 } });
  const many = Array.from({ length: 9 }, (_, n) => [`${code}_${n + 11}.png`, makePng(200, n + 1)] as const);
  const checked = await checkFile(store, 'pictures', zip(Object.fromEntries(many)));
  expect(checked.found).toMatchObject({ new: 5, wrong: 4 });
  expect((await runChecked(store, checked)).written).toMatchObject({ new: 5 });
  expect(await pictures()).toHaveLength(8);
});

test('what is no picture is told in the dry run', async () => {
  const checked = await checkFile(
    store,
    'pictures',
    zip({
      'a.png': new Uint8Array(),
      'b.png': Buffer.from('<svg/>'),
      'c.png': makePng().subarray(0, 20),
      'd.png': new Uint8Array(10_000_001),
      [`${'e'.repeat(310)}.png`]: makePng(),
    }),
  );
  expect(await problemsOf(store, checked)).toEqual([
    '2: This file is empty. Please choose another one.',
    '3: This is not a JPG, PNG or WebP picture. Please choose another file.',
    '4: This picture is damaged or incomplete. Please save it again and upload it.',
    '5: This file is larger than 10 MB. Please choose a smaller one.',
    '6: The name is longer than 300 characters.',
  ]);
});

test('a file that is no archive, or an empty one, is refused in one sentence', async () => {
  expect(await uploadImport(store, 'pictures', 'itemcode,on_hand\nN-1,7')).toContain('This is no ZIP file.');
  expect(await uploadImport(store, 'pictures', zip({ 'folder/': new Uint8Array() }))).toBe(
    'The ZIP file holds no files.',
  );
  expect(await uploadImport(store, 'pictures', 'PK\x03\x04cut')).toContain('This ZIP file cannot be read.');
});

test('a process that stops between two pictures is followed by another one', async () => {
  const other = (await findItemIds(store, 'nod', ['6205']))['6205'] ?? 0;
  const { rows } = await store.database.$client.query('select code from items where id = $1', [other]);
  const names = [1, 2, 3].map((n) => [`${rows[0].code}_${n}.png`, makePng(100 + n, 50)] as const);
  const checked = await checkFile(store, 'pictures', zip(Object.fromEntries(names)));
  const done = await runChecked(store, checked);
  // As if the last batch had been lost after its picture was kept.
  await store.database.$client.query('update import_rows set before = null where import_id = $1 and line > 3', [
    done.id,
  ]);
  await store.database.$client.query("update imports set state = 'running', position = 3, written = $2 where id = $1", [
    done.id,
    JSON.stringify({ new: 2, changed: 0, unchanged: 0, wrong: 0 }),
  ]);
  await workOff(store);
  expect(await recordOf(store, done.id)).toMatchObject({ state: 'done', written: { new: 3, unchanged: 0 } });
  expect(await loadPictures(store.database, other)).toHaveLength(3);
  await startUndo(store.database, sites.nod, { id: done.id, by: 'Meera Iyer', now: store.now() });
  await workOff(store);
  expect(await recordOf(store, done.id)).toMatchObject({ state: 'undone', undone: 3, keptLines: 0 });
  expect(await loadPictures(store.database, other)).toEqual([]);
});

test('pictures that an import added are taken off their items again, others stay', async () => {
  const { rows } = await store.database.$client.query(
    "select id::int, code from items i where site = 'nod' and not exists (select from item_pictures p where p.item_id = i.id) order by id limit 1",
  );
  const name = (n: number) => `${rows[0].code}_${n}.png`;
  await bringFile(store, 'pictures', zip({ [name(1)]: makePng(90, 11) }));
  const done = await bringFile(store, 'pictures', zip({ [name(1)]: makePng(90, 11), [name(2)]: makePng(90, 12) }));
  expect(done).toMatchObject({ found: { new: 1, unchanged: 1 } });
  await startUndo(store.database, sites.nod, { id: done.id, by: 'Meera Iyer', now: store.now() });
  await workOff(store);
  expect(await recordOf(store, done.id)).toMatchObject({ state: 'undone', undone: 1, keptLines: 0 });
  expect(await loadPictures(store.database, rows[0].id)).toMatchObject([{ height: 11 }]);
});
