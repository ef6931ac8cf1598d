import { beforeAll, expect, test } from 'vitest';
import { workOff } from '../../../tests/actions/imports.ts';
import { sheetRows, workbookOf } from '../../../tests/fixtures/workbook.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { ImportKind } from '../../imports/import-kind.data.ts';
import {
  beginImportAtDesk,
  cancelImportAtDesk,
  checkImportAtDesk,
  finishUploadAtDesk,
  importAtDesk,
  importColumnsAtDesk,
  importPartAtDesk,
  listImportsAtDesk,
  readImportAtDesk,
  runImportAtDesk,
  undoImportAtDesk,
} from './imports.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let codes: string[];
const site = 'nod';
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
  const { rows } = await store.database.$client.query(
    "select i.code from items i join stock s on s.item_id = i.id where i.site = 'nod' and s.reserved = 0 order by i.id limit 2",
  );
  codes = rows.map(({ code }) => code);
});

async function upload(content: string | Uint8Array, kind: ImportKind = 'stock', session = desk) {
  const begun = await store.call(beginImportAtDesk, { site, kind, fileName: 'closing.csv' }, { desk: session });
  const one = { site, id: begun.body.id } as const;
  await store.call(importPartAtDesk, { ...one, part: '0' }, { desk: session, file: Buffer.from(content) });
  return { one, finished: await store.call(finishUploadAtDesk, one, { desk: session }) };
}
const show = (one: { site: 'nod'; id: number }) => store.call(importAtDesk, one, { desk });

test('a file is uploaded, matched, checked and written; each step is shown', async () => {
  const { one, finished } = await upload(`Part No,Qty\n${codes[0]},801\nNO-SUCH,1`);
  expect(finished.body.message).toBe('Uploaded. Please match the columns.');
  const uploaded = await show(one);
  expect(uploaded.body).toMatchObject({ state: 'uploaded', mapping: ['itemcode', 'on_hand'], hasFile: true });
  await store.call(checkImportAtDesk, { ...one, mapping: uploaded.body.mapping }, { desk });
  expect((await show(one)).body.state).toBe('checking');
  await workOff(store);
  const { body: checked } = await show(one);
  expect(checked).toMatchObject({
    state: 'checked',
    found: { new: 0, changed: 1, unchanged: 0, wrong: 1 },
    wrong: [{ sheet: '', line: 3, cells: ['NO-SUCH', '1'], problem: "itemcode 'NO-SUCH' is not in the catalogue." }],
    changes: [{ line: 2, fields: [{ name: 'on_hand', after: '801' }] }],
  });
  expect(checked.missing).toBeGreaterThan(1);
  await store.call(runImportAtDesk, one, { desk });
  await workOff(store);
  expect((await show(one)).body).toMatchObject({
    state: 'done',
    written: { changed: 1 },
    retired: 0,
    changes: [{ line: 2, fields: [{ name: 'on_hand', after: '801' }], left: '' }],
    canBeUndone: true,
  });
  const { body } = await store.call(listImportsAtDesk, { site }, { desk });
  expect(body).toMatchObject({
    kinds: ['items', 'stock', 'prices', 'pictures'],
    total: 1,
    rows: [{ fileName: 'closing.csv' }],
  });
});

test('what is missing is retired only with the count that was shown', async () => {
  const { one } = await upload(`itemcode,on_hand\n${codes[0]},802`);
  await store.call(checkImportAtDesk, { ...one, mapping: ['itemcode', 'on_hand'] }, { desk });
  await workOff(store);
  const { missing } = (await show(one)).body;
  const run = (retireMissing: number) => store.call(runImportAtDesk, { ...one, retireMissing }, { desk });
  expect((await run((missing ?? 0) + 1)).body).toMatchObject({ refusal: 'missing' });
  expect((await run(missing ?? 0)).body.success).toBe(true);
  expect((await run(missing ?? 0)).body).toMatchObject({ refusal: 'state' });
  await workOff(store);
  expect((await show(one)).body).toMatchObject({ state: 'done', retired: missing });
});

test('the first line that names no item is shown, as nothing counts as missing because of it', async () => {
  const { one } = await upload(`itemcode,on_hand\n${codes[0]},802\n${codes[1]},1,200`);
  await store.call(checkImportAtDesk, { ...one, mapping: ['itemcode', 'on_hand'] }, { desk });
  await workOff(store);
  expect((await show(one)).body).toMatchObject({ missing: 0, unreadable: 'line 3' });
});

test('a file that is no table is refused with a sentence', async () => {
  expect((await upload('')).finished.body).toMatchObject({ refusal: 'unreadable', message: 'The file is empty.' });
  expect((await upload('#!/bin/sh\nexit')).finished.body.message).toContain('This is a script');
});

test('a part must belong to an upload and fit', async () => {
  const { one } = await upload('itemcode,on_hand\nN-1,7');
  const part = (number: string) =>
    store.call(importPartAtDesk, { ...one, part: number }, { desk, file: Buffer.from('x') });
  expect((await part('1')).body).toMatchObject({ refusal: 'unknown' });
  const begun = await store.call(beginImportAtDesk, { site, kind: 'stock', fileName: '' }, { desk });
  const more = { site, id: begun.body.id } as const;
  for (const number of ['5000', '-1', 'x'])
    expect(
      (await store.call(importPartAtDesk, { ...more, part: number }, { desk, file: Buffer.from('x') })).body,
    ).toMatchObject({ refusal: 'too_large' });
  const large = await store.call(importPartAtDesk, { ...more, part: '0' }, { desk, file: Buffer.alloc(950_000) });
  expect(large.status).toBe(413);
});

test('an import can be cancelled once', async () => {
  const { one } = await upload('itemcode,on_hand\nN-1,7');
  expect((await store.call(cancelImportAtDesk, one, { desk })).body.success).toBe(true);
  expect((await store.call(cancelImportAtDesk, one, { desk })).body).toMatchObject({ refusal: 'state' });
});

test('who keeps accounts imports customers, and sees nothing of the catalogue', async () => {
  const accounts = await store.signInAtDesk('accounts');
  const begin = (kind: ImportKind) =>
    store.call(beginImportAtDesk, { site, kind, fileName: 'a.csv' }, { desk: accounts });
  expect((await begin('stock')).body).toMatchObject({ refusal: 'kind' });
  expect((await begin('customers')).body.success).toBe(true);
  const { body } = await store.call(listImportsAtDesk, { site }, { desk: accounts });
  expect(body).toMatchObject({ kinds: ['customers', 'bills'], rows: [] });
  const { one } = await upload('itemcode,on_hand\nN-1,7');
  expect((await store.call(importAtDesk, one, { desk: accounts })).status).toBe(404);
});

test('a kind of file has columns and a sample, and an import can be taken back', async () => {
  const { body: columns } = await store.call(importColumnsAtDesk, { site, kind: 'stock' }, { desk });
  expect(columns.columns).toContainEqual(expect.objectContaining({ name: 'on_hand', required: true }));
  expect(columns.sample).toMatchObject({ on_hand: '1,250' });
  const { body: refused } = await store.call(importColumnsAtDesk, { site, kind: 'customers' }, { desk });
  expect(refused).toMatchObject({ refusal: 'kind' });
  const { one } = await upload(`itemcode,on_hand\n${codes[1]},806`);
  await store.call(checkImportAtDesk, { ...one, mapping: ['itemcode', 'on_hand'] }, { desk });
  await workOff(store);
  expect((await store.call(undoImportAtDesk, one, { desk })).body).toMatchObject({ refusal: 'state' });
  await store.call(runImportAtDesk, one, { desk });
  await workOff(store);
  expect((await store.call(undoImportAtDesk, one, { desk })).body.success).toBe(true);
  await workOff(store);
  expect((await show(one)).body).toMatchObject({ state: 'undone', undone: 1, keptLines: 0, canBeUndone: false });
});

test('a value may be the same in every line, and empty cells may leave what is there', async () => {
  const { one } = await upload(`itemcode,shelf\n${codes[1]},`);
  const check = (more: object) =>
    store.call(checkImportAtDesk, { ...one, mapping: ['itemcode', 'shelf'], ...more }, { desk });
  expect((await check({})).body).toMatchObject({ refusal: 'mapping' });
  expect((await check({ fixed: [{ name: 'on_hand', value: '5' }], keepsEmpty: true })).body.success).toBe(true);
  await workOff(store);
  expect((await show(one)).body).toMatchObject({ fixed: { on_hand: '5' }, keepsEmpty: true, emptied: {} });
});

test('sheets with the same columns are read together, and what is hidden when it is asked for', async () => {
  const head = ['Part No', 'Qty', 'Old qty'];
  const mumbai = sheetRows([
    ['Stock'],
    head,
    [codes[0] ?? '', '811', '1'],
    ['NO-SUCH', '1', '1'],
    ['Total', '812', ''],
  ]);
  const file = workbookOf(
    {
      Mumbai: mumbai.replace('<row r="4"', '<row r="4" hidden="1"'),
      Delhi: [head, ['NO-OTHER', '5', '1']],
      Prices: [
        ['Part No', 'MRP'],
        [codes[0] ?? '', '10'],
      ],
    },
    { before: '<cols><col min="3" max="3" hidden="1"/></cols>' },
  );
  const { one } = await upload(file);
  const read = (sheets: number[], withHidden: boolean) =>
    store.call(readImportAtDesk, { ...one, sheets, withHidden }, { desk });
  expect((await show(one)).body).toMatchObject({
    mapping: ['itemcode', 'on_hand', ''],
    reading: { sheets: [{ isRead: true, hiddenRows: 1, hiddenColumns: [2] }, { isRead: false }, { isRead: false }] },
  });
  const check = async () => {
    const { mapping } = (await show(one)).body;
    await store.call(checkImportAtDesk, { ...one, mapping }, { desk });
    await workOff(store);
    return (await show(one)).body;
  };
  expect(await check()).toMatchObject({
    found: { changed: 1, wrong: 0 },
    leftOut: { title: 1, hidden: 1, total: 1 },
    leftOutRows: [
      { sheet: '', line: 1, why: 'title', text: 'Stock' },
      { line: 4, why: 'hidden' },
      { line: 5, why: 'total', text: 'Total · 812' },
    ],
  });
  expect((await read([0, 2], false)).body).toMatchObject({ refusal: 'sheets' });
  expect((await read([0, 1], true)).body.success).toBe(true);
  expect((await show(one)).body).toMatchObject({ state: 'uploaded', leftOut: {}, found: { changed: 0 } });
  expect(await check()).toMatchObject({
    found: { changed: 1, wrong: 2 },
    leftOut: { title: 1, total: 1 },
    wrong: [
      { sheet: 'Mumbai', line: 4 },
      { sheet: 'Delhi', line: 2 },
    ],
  });
  await store.call(runImportAtDesk, one, { desk });
  expect((await read([0], false)).body).toMatchObject({ refusal: 'state' });
  await workOff(store);
});
