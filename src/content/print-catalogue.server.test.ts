import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../tests/pdf-text.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import type { SiteCode } from '../sites/site.ts';
import { sites } from '../sites/which-site.ts';
import { printCatalogue } from './print-catalogue.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const print = async (code: SiteCode, maker = '') => {
  const pdf = await printCatalogue(store.server, sites[code], maker);
  if (!pdf) throw new Error('no catalogue');
  return pdf;
};
const query = async (text: string) => (await store.database.$client.query(text)).rows;

test('every item of the site stands in its catalogue, with contents and page numbers', async () => {
  const { pages } = readPdf(await print('nod'));
  const said = pages.join(' ').replace(/\s+/g, ' ');
  const items = await query("select name from items where site = 'nod' and retired_at is null");
  expect(items.length).toBeGreaterThan(50);
  for (const { name } of items) expect(said).toContain(name);
  expect(pages[0]).toMatch(/Catalogue.*items.*Contents.*Deep groove ball\s+\d+.*Lubricants\s+\d+/s);
  expect(pages.at(-1)).toContain(`${pages.length} of ${pages.length}`);
  expect(said).toMatch(/25 52 15 0\.130 14\.0 7\.8 ZWZ .*6205-2RS\/C3/);
  expect(said).not.toMatch(/₹|\bINR\b/);
});

test('it is printed once and kept; a changed item makes a new edition', async () => {
  const [first, again] = await Promise.all([print('gwd'), print('gwd')]);
  expect(again).toBe(first);
  expect((await print('gwd')).equals(first)).toBe(true);
  await query("update items set weight_kg = 0.777, updated_at = now() where site = 'gwd' and name = 'NU205'");
  expect(readPdf(await print('gwd')).pages.join(' ')).toContain('0.777');
  expect(await query("select maker from catalogue_prints where site = 'gwd'")).toHaveLength(1);
});

test('the catalogue of a maker names nobody else', async () => {
  const said = readPdf(await print('nod', 'Koyo')).pages.join(' ');
  expect(said).toMatch(/Koyo catalogue/);
  expect(said).not.toMatch(/Glydon|ZWZ/);
});

test('there is none of a maker whose bearings the site does not sell', async () => {
  expect(await printCatalogue(store.server, sites.nod, 'Nobody')).toBeUndefined();
  const get = (path: string, site: SiteCode) =>
    store.app.request(path, { headers: { host: `${site}.localhost:3000` } });
  expect((await get('/catalogue/koyo.pdf', 'zwz')).status).toBe(404);
  expect((await get('/catalogue/koyo.pdf', 'nod')).headers.get('content-disposition')).toContain('NOD-Koyo-catalogue');
});
