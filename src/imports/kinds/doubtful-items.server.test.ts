import { expect, test } from 'vitest';
import { bringFile, checkFile, problemsOf, recordOf, runChecked, workOff } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startCheck, startUndo } from '../control-import.server.ts';
import { decideLines } from '../decide-lines.server.ts';
import type { ImportRecord } from '../imports.db.ts';

const store = setUp(openTestStore);
const site = sites.nod;
const by = 'Meera Iyer';

const head = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent';
const line = (code: string, name: string, maker = 'Acme', category = 'Deep groove ball', price = '10') =>
  `${code},${name},${maker},Bearings,${category},${price},18`;
const file = (...lines: string[]) => [head, ...lines].join('\n');
const itemsLike = async (code: string) => {
  const { rows } = await store.database.$client.query(
    "select code, name, maker, category, list_minor from items where site = 'nod' and code like $1 and retired_at is null order by code",
    [code],
  );
  return rows;
};
const decide = ({ id }: ImportRecord, kind: string, at = 0) =>
  decideLines(store.database, site, { id, line: at, kind, by, now: store.now() });

test('a maker or category that looks like another one is asked once; the answer is remembered', async () => {
  await bringFile(store, 'items', file(line('WORD-1', 'W 1'), line('WORD-0', 'W 0', 'Zenith Rolling')));
  const lines = [line('WORD-2', 'W 2', 'ACME India'), line('WORD-3', 'W 3', 'Acme', 'Deep Groove Ball Bearing')];
  const more = [line('WORD-4', 'W 4', 'A C M E'), line('WORD-5', 'W 5', 'Quirin', 'Linear rails')];
  const checked = await checkFile(store, 'items', file(...lines, ...more));
  expect(checked).toMatchObject({
    found: { new: 1, wrong: 3 },
    notes: {
      "brandname 'Quirin' is new: no item that is sold has it yet.": 1,
      "category 'Linear rails' is new: no item that is sold has it yet.": 1,
    },
    openWords: [
      { name: 'brandname', word: 'ACME India', choices: [{ value: 'Acme' }, { value: 'ACME India' }] },
      { name: 'category', word: 'Deep Groove Ball Bearing', choices: [{ value: 'Deep groove ball' }, {}] },
      { name: 'brandname', word: 'A C M E' },
    ],
  });
  expect((await problemsOf(store, checked))[0]).toBe(
    "2: brandname 'ACME India' is new, and may be Acme; say which it is.",
  );
  const words = [
    { name: 'brandname', word: 'ACME India', means: 'Acme' },
    { name: 'brandname', word: 'A C M E', means: 'A C M E' },
    { name: 'category', word: 'Deep Groove Ball Bearing', means: 'Deep groove ball' },
  ];
  const { id, mapping } = checked;
  await startCheck(store.database, site, { id, mapping, words, by, now: store.now() });
  await workOff(store);
  expect(await runChecked(store, await recordOf(store, id))).toMatchObject({ written: { new: 4, wrong: 0 } });
  expect((await itemsLike('WORD-_')).map(({ maker, category }) => [maker, category])).toEqual([
    ['Zenith Rolling', 'Deep groove ball'],
    ['Acme', 'Deep groove ball'],
    ['Acme', 'Deep groove ball'],
    ['Acme', 'Deep groove ball'],
    ['A C M E', 'Deep groove ball'],
    ['Quirin', 'Linear rails'],
  ]);
});

test('a value that is the same in the whole file is asked, and replaced, too', async () => {
  const rows = ['itemcode,itemname,super_category,category,list_price,tax_percent'];
  rows.push('FIX-1,F 1,Bearings,Deep groove ball,10,18');
  const { id, mapping } = await checkFile(store, 'items', rows.join('\n'));
  const check = async (more: object) => {
    const order = { id, mapping, fixed: { brandname: 'Zenith Rolling Pvt Ltd' }, by, now: store.now() };
    await startCheck(store.database, site, { ...order, ...more });
    await workOff(store);
    return recordOf(store, id);
  };
  expect(await check({})).toMatchObject({ openWords: [{ word: 'Zenith Rolling Pvt Ltd' }] });
  const words = [{ name: 'brandname', word: 'Zenith Rolling Pvt Ltd', means: 'Zenith Rolling' }];
  expect(await check({ words })).toMatchObject({ openWords: [], found: { new: 1 } });
});

test('a new item that is there under another code is a doubt; one press makes it the same, or another one', async () => {
  await bringFile(store, 'items', file(line('TW-OLD', 'SKF 6405 ZZ C3', 'SKF'), line('TW-OLD2', '6406-2RS1', 'SKF')));
  const twice = [line('TW-NEW', '6405-2Z/C3', 'SKF', 'Deep groove ball', '77'), line('TW-NEW2', '6406 2RS1', 'SKF')];
  const others = [line('TW-OTHER', '6405-2Z', 'SKF'), line('TW-OTHER2', '6405-2Z/C3', 'FAG')];
  const checked = await checkFile(store, 'items', file(...twice, ...others));
  expect(await problemsOf(store, checked)).toEqual([
    "2: SKF 6405-2Z/C3 is here already as TW-OLD, SKF 6405 ZZ C3; say whether 'TW-NEW' is the same item.",
    "3: SKF 6406 2RS1 is here already as TW-OLD2, 6406-2RS1; say whether 'TW-NEW2' is the same item.",
  ]);
  expect(checked).toMatchObject({ found: { new: 2, wrong: 2 } });
  expect(await decide(checked, 'same', 2)).toEqual({ decided: 1 });
  expect(await decide(checked, 'apart', 3)).toEqual({ decided: 1 });
  const done = await runChecked(store, await recordOf(store, checked.id));
  expect(done).toMatchObject({ written: { new: 3, changed: 1, wrong: 0 } });
  expect(await itemsLike('TW-%')).toMatchObject([
    { code: 'TW-NEW2' },
    { code: 'TW-OLD', name: 'SKF 6405 ZZ C3', list_minor: 77_00 },
    { code: 'TW-OLD2' },
    { code: 'TW-OTHER' },
    { code: 'TW-OTHER2' },
  ]);
  await startUndo(store.database, site, { id: done.id, by, now: store.now() });
  await workOff(store);
  expect(await itemsLike('TW-%')).toMatchObject([{ code: 'TW-OLD', list_minor: 10_00 }, { code: 'TW-OLD2' }]);
});

test('a line that is decided to be an item of another line is left out beside it', async () => {
  await bringFile(store, 'items', file(line('DB-OLD', '6408-2Z', 'SKF')));
  const both = file(line('DB-OLD', '6408-2Z', 'SKF', 'Deep groove ball', '20'), line('DB-NEW', '6408 ZZ', 'SKF'));
  const checked = await checkFile(store, 'items', both);
  expect(checked).toMatchObject({ found: { changed: 1, wrong: 1 } });
  await decide(checked, 'same');
  expect(await recordOf(store, checked.id)).toMatchObject({ found: { changed: 1, wrong: 1 } });
  expect((await problemsOf(store, checked))[0]).toContain("'DB-OLD' is already on line 2");
  expect(await runChecked(store, await recordOf(store, checked.id))).toMatchObject({ state: 'done' });
});

test('a line with a maker that somebody has said to be new is decided like any other', async () => {
  await bringFile(store, 'items', file(line('NW-OLD', '6410-2Z', 'SKF'), line('NW-A', 'N 1', 'Zenith Rolling')));
  const twins = file(line('NW-NEW', '6410 ZZ', 'SKF', 'Deep Groove Ball Bearings', '44'));
  const { id, mapping } = await checkFile(store, 'items', twins);
  const said = 'Deep Groove Ball Bearings';
  const words = [{ name: 'category', word: said, means: said }];
  await startCheck(store.database, site, { id, mapping, words, by, now: store.now() });
  await workOff(store);
  const checked = await recordOf(store, id);
  expect(checked).toMatchObject({ openWords: [], found: { wrong: 1 } });
  for (const [kind, outcome] of [
    ['same', 'changed'],
    ['apart', 'new'],
  ] as const) {
    await decide(checked, kind, 2);
    expect(await recordOf(store, id)).toMatchObject({ found: { [outcome]: 1, wrong: 0 } });
  }
});

test('a decision never costs the right line of the item its place; the decided line can be decided anew', async () => {
  await bringFile(store, 'items', file(line('FF-OLD', '6411-2Z', 'SKF')));
  const both = file(line('FF-NEW', '6411 ZZ', 'SKF'), line('FF-OLD', '6411-2Z', 'SKF', 'Deep groove ball', '21'));
  const checked = await checkFile(store, 'items', both);
  expect(checked).toMatchObject({ found: { changed: 1, wrong: 1 } });
  await decide(checked, 'same', 2);
  expect(await problemsOf(store, checked)).toEqual(["2: 'FF-OLD' is already on line 3; keep one of the two."]);
  await decide(checked, 'apart', 2);
  expect(await problemsOf(store, checked)).toEqual([]);
  const done = await runChecked(store, await recordOf(store, checked.id));
  expect(done).toMatchObject({ written: { new: 1, changed: 1, wrong: 0 } });
  expect(await itemsLike('FF-%')).toMatchObject([{ code: 'FF-NEW' }, { code: 'FF-OLD', list_minor: 21_00 }]);
});

test('of two doubtful lines about one item the one that was decided first is written', async () => {
  await bringFile(store, 'items', file(line('GG-OLD', '6412-2Z', 'SKF')));
  const both = file(line('GG-1', '6412 ZZ', 'SKF'), line('GG-2', '6412ZZ', 'SKF', 'Deep groove ball', '22'));
  const checked = await checkFile(store, 'items', both);
  expect(checked).toMatchObject({ found: { wrong: 2 } });
  await decide(checked, 'same', 3);
  await decide(checked, 'same', 2);
  expect(await problemsOf(store, checked)).toEqual(["2: 'GG-OLD' is already on line 3; keep one of the two."]);
});
