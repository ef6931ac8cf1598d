import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { createDataSheet } from './data-sheet.ts';
import { printDataSheet } from './serve-item-files.server.ts';

const store = setUp(openTestStore);

const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
const get = (path: string, site: SiteCode = 'nod', cookie = '', address = '192.0.2.7') =>
  store.app.request(path, { headers: { host: `${site}.localhost:3000`, cookie } }, from(address));

async function fileOf(name: string, file: string, site: SiteCode = 'nod', cookie = '') {
  const id = (await findItemIds(store, site, [name]))[name];
  return get(`/productDetail/${site.toUpperCase()}:${id}/${file}`, site, cookie);
}

test('the data sheet shows sizes, ratings, numbers and interchangeable items, without prices', async () => {
  const token = await store.signIn('active');
  const response = await fileOf('6205-2RS/C3', 'datasheet.pdf', 'nod', `auth_key=${token}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('inline; filename="ZWZ-6205-2RS-C3.pdf"');
  const pdf = Buffer.from(await response.arrayBuffer());
  if (process.env.KEEP_PDF) await writeFile(process.env.KEEP_PDF, pdf);
  const { pages, fonts } = readPdf(pdf);
  const printed = pages.join(' ');
  for (const text of [
    '6205-2RS/C3',
    'ZWZ deep groove ball bearing',
    'C3 clearance above normal',
    'Bore d 25 mm',
    'Dynamic load rating C 14.0 kN',
    'Universal number 6205-2RS/C3',
    '6205 2RS C3 Koyo Identical',
    'Same size only Clearance CN, not C3',
    'NOD Bearings Private Limited',
  ])
    expect(printed).toContain(text);
  expect(printed).not.toMatch(/₹|238\.96|412|1,?240/);
  expect(fonts).toContain('IBMPlexSans-Regular');
});

test.each([
  ['NU205', ['Dynamic load rating C 17.7 kN NSK general catalogue', 'Fw 32 mm DIN 5412-1']],
  ['NU2310', ['Dynamic load rating C 121.0 kN seller’s data']],
  ['NU2310R', ['Dynamic load rating C 163.0 kN NSK general catalogue', 'Fw 65 mm DIN 5412-1']],
  ['6205', ['Dynamic load rating C 14.0 kN seller’s data', 'Limiting speed, oil 15,000 rpm seller’s data']],
  ['6205-2RS/C3', ['Limiting speed, grease 9,000 rpm NSK general catalogue', 'Limiting speed, oil NA']],
])('the data sheet of %s has the figures of its own design and closure, with their source', async (name, texts) => {
  const response = await fileOf(name, 'datasheet.pdf');
  const printed = readPdf(Buffer.from(await response.arrayBuffer())).pages.join(' ');
  for (const text of texts) expect(printed).toContain(text);
});

test('a data sheet is cached until the item changes', async () => {
  const read = async () => Buffer.from(await (await fileOf('NU205', 'datasheet.pdf')).arrayBuffer());
  const [first, again] = [await read(), await read()];
  expect(first.equals(again)).toBe(true);
  await store.database.$client.query("update items set weight_kg = 0.999 where site = 'nod' and name = 'NU205'");
  expect(readPdf(await read()).pages[0]).toContain('0.999 kg');
});

test('goods other than bearings have a data sheet without drawing, and no outline', async () => {
  const { rows } = await store.database.$client.query<{ name: string }>(
    "select name from items where site = 'nod' and super_category = 'Lubricants' limit 1",
  );
  const name = rows[0]?.name ?? '';
  const sheet = await fileOf(name, 'datasheet.pdf');
  expect(readPdf(Buffer.from(await sheet.arrayBuffer())).pages[0]).toContain(name);
  // Its name begins with its maker.
  expect(sheet.headers.get('content-disposition')).toBe(`inline; filename="${name.replaceAll(' ', '-')}.pdf"`);
  expect((await fileOf(name, 'outline.dxf')).status).toBe(404);
  expect((await fileOf(name, 'solid.step')).status).toBe(404);
});

test('the outline of a section is a DXF', async () => {
  const response = await fileOf('NU2310', 'outline.dxf');
  expect(response.headers.get('content-disposition')).toContain('-NU2310.dxf"');
  expect(await response.text()).toMatch(/SECTION[\s\S]*LWPOLYLINE[\s\S]*EOF/);
});

test('the outer form of a bearing is a STEP file', async () => {
  const response = await fileOf('NU2310', 'solid.step');
  expect(response.headers.get('content-type')).toBe('model/step');
  expect(response.headers.get('content-disposition')).toContain('-NU2310.step"');
  expect(await response.text()).toMatch(/^ISO-10303-21;[\s\S]*MANIFOLD_SOLID_BREP[\s\S]*END-ISO-10303-21;\n$/);
});

test.each(['NOD:999999999', 'ZWZ:1', 'NOD:abc', 'x'])('%s has no files', async (share) => {
  for (const file of ['datasheet.pdf', 'outline.dxf', 'solid.step'])
    expect((await get(`/productDetail/${share}/${file}`)).status).toBe(404);
});

test('more than 200 files an hour are refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 201 }, () => get('/productDetail/NOD:1/outline.dxf', 'nod', '', '192.0.2.99')),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

const caller = { address: '192.0.2.1' };
const print = (item: Partial<ItemRow> = {}, others: readonly Substitute[] = []) => {
  const input = { site: sites.nod, address: 'https://nod.example', day: '2026-11-20', others, certificates: [] };
  return printDataSheet(createDataSheet({ ...input, item: sampleItemRow(item) }), caller);
};

test('the same facts are printed once, changed ones again', async () => {
  const first = await print();
  expect(await print()).toBe(first);
  expect((await print({ Weight: 0.999 })).equals(first)).toBe(false);
});

test('interchangeable items stay with their heading on one page', async () => {
  const others = Array.from(
    { length: 7 },
    (_, index): Substitute => ({ ...sampleItemRow({ itemid: index + 2 }), level: 'identical', differs: [] }),
  );
  const { pages } = readPdf(await print({ itemname: '6205', cattype: 'Deep groove ball' }, others));
  const [page, ...more] = pages.filter((text) => text.includes('Interchange') || text.includes('Identical'));
  expect(more).toEqual([]);
  expect(page?.match(/Identical/g)).toHaveLength(7);
});
