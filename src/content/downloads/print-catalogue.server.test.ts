import { expect, test, vi } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { openDatabase } from '../../server/database/database.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { findCurrentEdition } from './catalogue-editions.server.ts';
import { type ItemGroup, splitIntoFiles } from './catalogue-files.rule.ts';
import { claimPrint, countGroups } from './catalogue-print.db.ts';
import { printCatalogue } from './print-catalogue.server.ts';

// Printing runs at low priority, so it may take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const store = setUp(openTestStore);

const caller = { address: '192.0.2.1' };
const query = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;

async function requestFile(code: SiteCode, maker = '') {
  const { edition, files } = await findCurrentEdition(store.database, { site: code, maker });
  const [file] = files;
  if (!file) throw new Error('no catalogue');
  return { site: sites[code], maker, edition, file };
}
const print = async (code: SiteCode, maker = '') =>
  printCatalogue(store.server, caller, await requestFile(code, maker));

async function bytesOf(id: number): Promise<Buffer> {
  const chunks = await query('select chunk from catalogue_print_chunks where print_id = $1 order by position', [id]);
  return Buffer.concat(chunks.map(({ chunk }) => chunk));
}
const read = async (code: SiteCode, maker = '') => readPdf(await bytesOf((await print(code, maker)).id)).pages;

test('the catalogue contains every item of the site, a table of contents and page numbers', async () => {
  const pages = await read('nod');
  const text = pages.join(' ').replace(/\s+/g, ' ');
  const items = await query("select name from items where site = 'nod' and retired_at is null");
  expect(items.length).toBeGreaterThan(50);
  for (const { name } of items) expect(text).toContain(name);
  expect(pages[0]).toMatch(/Catalogue.*items.*Contents.*Deep groove ball\s+\d+.*Lubricants\s+\d+/s);
  const lubricants = Number(/Lubricants (\d+)/.exec(pages[0] ?? '')?.[1]);
  expect(pages[lubricants - 1]).toMatch(/Lubricants \d+ items?/);
  expect(pages.at(-1)).toContain(`${pages.length} of ${pages.length}`);
  expect(text).toMatch(/25 52 15 0\.130 14\.0 7\.8 ZWZ .*6205-2RS\/C3/);
  expect(text).not.toMatch(/₹|\bINR\b/);
});

test('a catalogue is printed once; a changed item starts a new edition, and the previous one is kept', async () => {
  const [first, again] = await Promise.all([print('gwd', 'ZWZ'), print('gwd', 'ZWZ')]);
  expect(again).toEqual(first);
  expect(await print('gwd', 'ZWZ')).toEqual(first);
  const bytes = await bytesOf(first.id);
  expect([bytes.length, readPdf(bytes).pages.length]).toEqual([first.bytes, first.pages]);
  const change = (kg: number) => query("update items set weight_kg = $1 where site = 'gwd' and name = 'NU205'", [kg]);
  await change(0.777);
  expect((await read('gwd', 'ZWZ')).join(' ')).toContain('0.777');
  expect(await bytesOf(first.id)).toHaveLength(first.bytes);
  await change(0.888);
  expect((await read('gwd', 'ZWZ')).join(' ')).toContain('0.888');
  expect(await bytesOf(first.id)).toHaveLength(0);
  expect(await query("select maker from catalogue_prints where site = 'gwd'")).toHaveLength(2);
});

test('a second process waits for a print in progress, and prints it if the first one crashes', async () => {
  const requested = await requestFile('nod', 'IKO');
  const { site, maker, edition, file } = requested;
  const key = { site: site.code, maker, edition, section: file.section, part: file.part };
  const other = openDatabase(store.connection, () => {});
  const crash = new Error('the other process crashed');
  let waiting: Promise<unknown> = Promise.resolve();
  const crashed = other.transaction(async (db) => {
    expect(await claimPrint(db, key)).toMatchObject([{ claimed: true }]);
    waiting = printCatalogue(store.server, caller, requested);
    expect(await claimPrint(store.database, key)).toMatchObject([{ claimed: false }]);
    throw crash;
  });
  await expect(crashed).rejects.toBe(crash);
  expect(await waiting).toMatchObject({ pages: expect.any(Number) });
  expect(await query("select from catalogue_prints where site = 'nod' and maker = 'IKO'")).toHaveLength(1);
  await other.close();
});

test('a failed print leaves nothing behind, and the next request prints again', async () => {
  const requested = await requestFile('nod', 'DPI');
  await query(`create function refuse() returns trigger language plpgsql as 'begin raise ''the disk is full''; end'`);
  await query('create trigger refused before insert on catalogue_print_chunks execute function refuse()');
  await expect(printCatalogue(store.server, caller, requested)).rejects.toThrow('the disk is full');
  await query('drop trigger refused on catalogue_print_chunks');
  expect(await query("select from catalogue_prints where maker = 'DPI'")).toEqual([]);
  expect(await printCatalogue(store.server, caller, requested)).toMatchObject({ pages: expect.any(Number) });
});

test('a maker’s catalogue names no other maker', async () => {
  const text = (await read('nod', 'Koyo')).join(' ');
  expect(text).toMatch(/Koyo catalogue/);
  expect(text).not.toMatch(/Glydon|ZWZ/);
});

test('the files of a split catalogue contain every item once', { tags: ['lab'] }, async () => {
  const maxItems = 250;
  const groups: ItemGroup[] = await countGroups(store.database, { site: 'nod', maker: '' });
  const { edition } = await findCurrentEdition(store.database, { site: 'nod', maker: '' });
  const items = await query("select name from items where site = 'nod' and retired_at is null");
  const files = splitIntoFiles(groups, maxItems);
  expect(files.length).toBeGreaterThan(items.length / maxItems);
  let text = '';
  for (const file of files) {
    const { id } = await printCatalogue(store.server, caller, { site: sites.nod, maker: '', edition, file });
    const { pages } = readPdf(await bytesOf(id));
    expect(Number(/(\d+) items?/.exec(pages[0] ?? '')?.[1])).toBe(file.items);
    expect(pages[0]).toContain(file.parts > 1 ? `${file.section}, part ${file.part} of ${file.parts}` : file.section);
    text += pages.slice(1).join(' ');
  }
  for (const { name } of items) expect(text).toContain(name);
});
