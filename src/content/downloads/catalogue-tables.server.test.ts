import { expect, test } from 'vitest';
import { buildCatalogueItem } from '../../../tests/fixtures/catalogue-items.ts';
import { writeGoodsTable, writeSizesTable } from './catalogue-tables.server.ts';
import type { PageWriter, PdfColumn } from './pdf-layout.server.ts';

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
