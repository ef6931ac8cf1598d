import { expect, test } from 'vitest';
import { recordOf } from '../../tests/actions/imports.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { readEnv } from '../server/env.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { type FileToImport, importFile, type OpenFiles } from './import-file.server.ts';
import { runImport } from './run/import-worker.server.ts';
import { readStoredHead } from './run/read-stored-head.server.ts';

const { nod, zwz } = sites;

const store = setUp(openTestStore);

const head =
  'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,on_hand,arriving_qty,arriving_on';
const line = (code: string, price = '10', onHand = '5', arriving = ',') =>
  `${code},Name of ${code},Acme,Bearings,Ball,${price},18,${onHand},${arriving}`;

/** Spares a process for each file; one test starts them. */
const here: OpenFiles = { run: (task, goOn) => runImport(task, goOn), readHead: readStoredHead };

async function bring(
  lines: string[],
  mode: FileToImport['mode'] = 'all-or-nothing',
  site = nod,
  heading = head,
  open = here,
) {
  const problems: string[] = [];
  const parts = async function* () {
    yield Buffer.from([heading, ...lines].join('\n'));
  };
  const job = { database: store.database, clock: store.now, stopping: new AbortController().signal, env: readEnv({}) };
  const result = await importFile(
    job,
    site,
    {
      kind: 'items',
      fileName: 'items.csv',
      mode,
      by: 'Meera Iyer',
      parts: parts(),
      onWrongLine: (at, problem) => problems.push(`${at}: ${problem}`),
    },
    open,
  );
  if (result instanceof Refusal) return { refused: result.message, problems };
  return { state: result.state, written: result.written, found: result.found, problem: result.problem, problems };
}

async function findItem(code: string, site = 'nod') {
  const { rows } = await store.database.$client.query(
    `select i.id, i.list_minor, i.currency, i.updated_at, s.on_hand, s.reserved, n.quantity, n.due_on
     from items i left join stock s on s.item_id = i.id left join stock_incoming n on n.item_id = i.id
     where i.site = $1 and i.code = $2`,
    [site, code],
  );
  return rows[0];
}
const change = (sentence: string) => store.database.$client.query(sentence);

test('new items are written with their stock at the selling branch, and the audit trail has the file', async () => {
  const written = { new: 2, changed: 0, unchanged: 0, wrong: 0 };
  const lines = [line('N-1', '12.50', '7', '20,2026-12-04'), line('N-2')];
  expect(await bring(lines, 'all-or-nothing', nod, head, {})).toMatchObject({
    state: 'done',
    written,
    problems: [],
  });
  expect(await findItem('N-1')).toMatchObject({
    list_minor: 12_50,
    currency: 'INR',
    on_hand: 7,
    quantity: 20,
    due_on: '2026-12-04',
  });
  expect(await findItem('N-1', 'zwz')).toBeUndefined();
  const { rows } = await store.database.$client.query(
    "select action, actor_name from audit_trail where subject = 'items.csv' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'import uploaded',
    'import checked',
    'import started',
    'import finished',
  ]);
});

test('the same file again changes nothing, not even stock sold in between', async () => {
  const lines = [line('S-1', '10', '5', '9,2026-12-04'), line('S-2')];
  await bring(lines);
  await change("update stock set on_hand = 3 where item_id = (select id from items where code = 'S-1')");
  const before = await findItem('S-1');
  store.setClock(new Date(store.now().getTime() + 60_000));
  expect(await bring(lines)).toMatchObject({ found: { unchanged: 2 }, written: { new: 0, changed: 0 } });
  expect(await findItem('S-1')).toEqual(before);
});

test('a changed item keeps its id, and its incoming lots are replaced', async () => {
  await bring([line('C-1', '10', '5', '9,2026-12-04'), line('C-2')]);
  const before = await findItem('C-1');
  expect(await bring([line('C-1', '11', '6'), line('C-2')])).toMatchObject({ written: { changed: 1 } });
  expect(await findItem('C-1')).toMatchObject({ id: before?.id, list_minor: 11_00, on_hand: 6, quantity: null });
});

test('one wrong line stops the import, and every wrong line is told', async () => {
  const result = await bring([line('B-1'), line('B-2', 'abc'), line('B-3', '1', 'x')]);
  expect(result).toMatchObject({ state: 'checked', found: { new: 1, wrong: 2 } });
  expect(result.problems).toEqual([
    expect.stringContaining("3: list_price 'abc'"),
    expect.stringContaining("4: on_hand 'x'"),
  ]);
  expect(await findItem('B-1')).toBeUndefined();
});

test('with good lines the others are written', async () => {
  const lines = [line('G-1'), line('G-2', 'abc'), line('G-1', '2')];
  expect(await bring(lines, 'good-lines')).toMatchObject({
    state: 'done',
    written: { new: 1 },
    found: { wrong: 2 },
    problems: [expect.stringContaining('3: list_price'), "4: 'G-1' is already on line 2; keep one of the two."],
  });
  expect(await findItem('G-1')).toMatchObject({ list_minor: 10_00 });
});

test('a stock count below what is reserved by then is refused: all of it, or this line', async () => {
  await bring([line('R-1', '1', '20'), line('R-2', '1', '20')]);
  await change("update stock set reserved = 8 where item_id = (select id from items where code = 'R-1')");
  const fewer = [line('R-1', '1', '5'), line('R-2', '1', '5')];
  expect((await bring(fewer)).problems).toEqual([expect.stringContaining('2: on_hand 5 is less than the 8 reserved')]);
  expect(await bring(fewer, 'good-lines')).toMatchObject({ written: { changed: 1 }, found: { wrong: 1 } });
  expect(await findItem('R-1')).toMatchObject({ on_hand: 20, reserved: 8 });
  expect(await findItem('R-2')).toMatchObject({ on_hand: 5 });
});

test('a line that becomes wrong while a large file is written leaves nothing written', async () => {
  const lines = Array.from({ length: 2_100 }, (_, n) => line(`L-${n}`, '1', '20'));
  await bring(lines);
  await change(`create or replace function reserve_meanwhile() returns trigger language plpgsql as
    'begin update stock set reserved = 20 where item_id = (select id from items where code = ''L-2099''); return null; end';
    create trigger reserve_meanwhile after update of state on imports for each row when (new.state = 'running')
    execute function reserve_meanwhile()`);
  const result = await bring(lines.map((one) => one.replace(',20,', ',10,')));
  await change('drop trigger reserve_meanwhile on imports');
  expect(result).toMatchObject({ state: 'failed', problem: expect.stringContaining('Line 2101: on_hand 10 is less') });
  expect(await findItem('L-0')).toMatchObject({ on_hand: 20 });
});

test('a file that is no table, lacks a column or has an unknown one is refused and leaves no open import', async () => {
  expect(await bring([])).toMatchObject({ refused: expect.stringContaining('no line below them') });
  expect(await bring([line('X-1')], 'good-lines', nod, head.replace('list_price', 'colour'))).toMatchObject({
    refused: "Unknown column 'colour', or it is there twice; rename or remove it.",
  });
  const [lacks, cells] = [head.replace(',list_price', ''), line('X-1').replace(',10', '')];
  expect(await bring([cells], 'good-lines', nod, lacks)).toMatchObject({
    problems: ["2: itemcode 'X-1' is a new item, which needs list_price too."],
  });
  expect(await bring(['5'], 'good-lines', nod, 'on_hand,category\n1')).toMatchObject({
    refused: 'Please match these columns too: itemcode.',
  });
  const { rows } = await store.database.$client.query("select id from imports where state = 'cancelled' order by id");
  expect(rows.length).toBeGreaterThan(2);
  expect(await recordOf(store, rows[0].id)).toMatchObject({ mode: 'all-or-nothing' });
});

test('two imports of one site at the same moment both end, and every line is written', { tags: ['lab'] }, async () => {
  // More than one batch.
  const codes = Array.from({ length: 2_100 }, (_, at) => `P-${at}`);
  const [one, other] = await Promise.all([
    bring(codes.map((code) => line(code, '10'))),
    bring(codes.toReversed().map((code) => line(code, '11'))),
  ]);
  expect([one.state, other.state]).toEqual(['done', 'done']);
  const { rows } = await store.database.$client.query("select count(*)::int as count from items where code like 'P-%'");
  expect(rows[0].count).toBe(2_100);
});

test("branches follow the site's data, and the first one sells", async () => {
  const moved = { ...zwz, branches: [zwz.branches[1], zwz.branches[0]].flatMap((branch) => branch ?? []) };
  await bring([line('Z-1')], 'all-or-nothing', moved);
  const { rows } = await store.database.$client.query(
    "select code from branches where site = 'zwz' and position > 0 order by position",
  );
  expect(rows.map((row) => row.code)).toEqual(['delhi', 'mumbai']);
  const sells = await store.database.$client.query(
    "select b.code from stock s join branches b on b.id = s.branch_id join items i on i.id = s.item_id where i.code = 'Z-1'",
  );
  expect(sells.rows).toEqual([{ code: 'delhi' }]);
  await bring([line('Z-1')], 'all-or-nothing', zwz);
});

test('a title and an address may stand above the names of the columns', async () => {
  const title = ['Price list April 2026', '"Acme Bearings, 12 MG Road, Mumbai"', ''];
  expect(await bring([...title, head, line('TITLE-1')].slice(1), 'all-or-nothing', nod, title[0])).toMatchObject({
    state: 'done',
    written: { new: 1 },
    problems: [],
  });
  expect(await bring(['', `${head},colour`, line('TITLE-2')], 'all-or-nothing', nod, 'Price list')).toMatchObject({
    refused: expect.stringMatching(/^Unknown column 'colour'.* Line 3 was taken for the names of the columns\.$/),
  });
});
