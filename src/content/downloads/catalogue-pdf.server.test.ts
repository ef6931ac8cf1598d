import { expect, test } from 'vitest';
import { buildCatalogueItem } from '../../../tests/fixtures/catalogue-items.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { allElements, readStructure, unmarkedTexts } from '../../../tests/rendering/read-structure.ts';
import { createStreamedPdf } from '../../server/printing/streamed-pdf.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import {
  type Catalogue,
  catalogueTitle,
  layOutCatalogue,
  writeGoodsTable,
  writeSizesTable,
} from './catalogue-pdf.server.ts';
import { type CatalogueItem, groupIntoSections } from './catalogue-sections.rule.ts';
import type { PageWriter, PdfColumn } from './pdf-layout.server.ts';

const roller = { category: 'Cylindrical roller', bearingType: 'cylindrical roller', subCategory: 'NU2 series' };
const goods = { superCategory: 'Lubricants', category: 'Grease', bearingType: '', boreMm: null, outsideMm: null };
const items: readonly CatalogueItem[] = [
  buildCatalogueItem(),
  buildCatalogueItem({ name: '6205/C3' }),
  buildCatalogueItem({ name: 'NU205', ...roller }),
  buildCatalogueItem({ name: 'EP 2 grease', maker: 'Glydon', description: 'Lithium grease', ...goods }),
];

async function print(overrides: Partial<Catalogue> = {}, listed = items) {
  const catalogue: Catalogue = {
    site: sites.nod,
    maker: '',
    part: '',
    day: '2026-11-20',
    sections: groupIntoSections(listed),
    ...overrides,
  };
  const chunks: Uint8Array[] = [];
  const pdf = createStreamedPdf({ Title: 'Test', Author: 'Test' }, async (chunk) => void chunks.push(chunk));
  const paging = await layOutCatalogue(pdf.dryRun, catalogue);
  const printed = await layOutCatalogue(pdf.canvas, catalogue, paging);
  await pdf.end();
  expect(printed).toEqual(paging);
  const file = Buffer.concat(chunks);
  return { paging, file, pages: readPdf(file).pages };
}

test('the cover counts the items, and the contents name the page of each section', async () => {
  const { paging, pages } = await print();
  expect(pages[0]).toContain('Catalogue 4 items');
  expect(pages[0]).toMatch(/Contents Deep groove ball 2 Cylindrical roller 3 Lubricants 4/);
  expect(paging).toEqual({ sectionPages: [2, 3, 4], pages: 4 });
  expect(pages[1]).toContain('Deep groove ball 2 items 62 series');
  expect(pages[3]).toContain('EP 2 grease Glydon Lithium grease');
});

test('every page but the cover has the title, how to reach the seller, and its number', async () => {
  const { pages } = await print();
  expect(pages[0]).not.toContain('of 4');
  for (const [index, page] of pages.slice(1).entries()) {
    expect(page).toContain(`NOD catalogue · 20 Nov 2026 · ${sites.nod.contact.email}`);
    expect(page).toContain(`${index + 2} of 4`);
  }
});

test('a drawing says which item it shows', async () => {
  const { pages } = await print();
  expect(pages[1]).toContain('Shown: 6205');
  expect(pages[3]).not.toContain('Shown');
});

test('the brand is shown where a catalogue has several', async () => {
  const ofOne = items.filter(({ maker }) => maker === 'ZWZ');
  expect((await print({}, ofOne)).pages[1]).not.toContain('Brand');
  expect((await print()).pages[1]).toContain('Brand');
});

test('a catalogue of one maker, or one part of several, says so on its cover', async () => {
  const { pages } = await print({ maker: 'ZWZ', part: 'Deep groove ball, part 2 of 3' });
  expect(pages[0]).toContain('ZWZ catalogue Deep groove ball, part 2 of 3');
  expect(catalogueTitle({ site: sites.nod, maker: 'ZWZ' })).toBe('ZWZ catalogue, NOD');
  expect(catalogueTitle({ site: sites.nod, maker: '' })).toBe('NOD catalogue');
});

test('it is read aloud in order: headings, drawings by what they show, a table row by row; never its footers', async () => {
  const { file } = await print();
  const elements = allElements(readStructure(file));
  expect(elements.filter(({ tag }) => tag === 'H1' || tag === 'H2').map(({ text }) => text)).toEqual([
    'Catalogue',
    'Deep groove ball',
    '62 series',
    'Cylindrical roller',
    'NU2 series',
    'Lubricants',
    elements.findLast(({ tag }) => tag === 'H2')?.text,
  ]);
  expect(elements.filter(({ tag }) => tag === 'Figure').map(({ alt }) => alt)).toContain('Section of NU205');
  expect(elements.some(({ tag, text }) => tag === 'P' && /^25 52 15 .*6205 · 6205\/C3/.test(text))).toBe(true);
  expect(elements.some(({ text }) => text.includes('of 4'))).toBe(false);
  expect(unmarkedTexts(file)).toEqual([]);
});

test('an empty catalogue is a cover', async () => {
  expect((await print({}, [])).paging).toEqual({ sectionPages: [], pages: 1 });
});

type Written = { headers: string[]; rows: (readonly string[])[] };

async function write(to: (writer: PageWriter) => Promise<void>): Promise<Written> {
  const written: Written = { headers: [], rows: [] };
  const table = async (columns: readonly PdfColumn[], rows: Iterable<readonly string[]>) => {
    written.headers.push(...columns.map(({ header }) => header));
    written.rows.push(...rows);
  };
  await to({ table } as unknown as PageWriter);
  return written;
}

const line = { plain: buildCatalogueItem(), names: ['6205', '6205/C3', '6205-2RS'] };

test('a size has one row with its figures and all its designations', async () => {
  const { headers, rows } = await write((writer) => writeSizesTable(writer, [line], false));
  expect(headers).toEqual(['d', 'D', 'B', 'kg', 'C', 'C0', 'Designations']);
  expect(rows).toEqual([['25', '52', '15', '0.130', '14.0', '7.8', '6205 · 6205/C3 · 6205-2RS']]);
});

test('the brand is a column where several are listed', async () => {
  const { headers, rows } = await write((writer) => writeSizesTable(writer, [line], true));
  expect(headers[6]).toBe('Brand');
  expect(rows[0]?.[6]).toBe('ZWZ');
});

test('unknown figures are not available', async () => {
  const unknown = buildCatalogueItem({ widthMm: null, weightKg: null, dynamicKn: null, staticKn: null });
  const { rows } = await write((writer) => writeSizesTable(writer, [{ plain: unknown, names: ['X'] }], false));
  expect(rows).toEqual([['25', '52', 'NA', 'NA', 'NA', 'NA', 'X']]);
});

test('other goods are listed with brand and description', async () => {
  const grease = buildCatalogueItem({ name: 'EP 2', maker: '', description: 'Grease 18 kg', weightKg: 18 });
  const { headers, rows } = await write((writer) => writeGoodsTable(writer, [{ plain: grease, names: ['EP 2'] }]));
  expect(headers).toEqual(['Item', 'Brand', 'Description', 'kg']);
  expect(rows).toEqual([['EP 2', 'NA', 'Grease 18 kg', '18.000']]);
});
