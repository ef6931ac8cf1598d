import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { createStreamedPdf } from '../../server/printing/streamed-pdf.server.ts';
import { siteModules } from '../../sites/site.ts';
import { createPageWriter, type PageWriter } from './pdf-layout.server.ts';

const columns = [
  { header: 'd', width: 34, align: 'right' },
  { header: 'Designations', width: '*' },
] as const;

async function print(layOut: (writer: PageWriter) => Promise<void>): Promise<string[]> {
  const chunks: Uint8Array[] = [];
  const pdf = createStreamedPdf({ Title: 'Test', Author: 'Test' }, async (chunk) => void chunks.push(chunk));
  await layOut(
    createPageWriter(pdf.canvas, siteModules.nod.printTheme, (page) => ({ left: 'footer', right: `page ${page}` })),
  );
  await pdf.end();
  return readPdf(Buffer.concat(chunks)).pages;
}
const names = (count: number, row = '') => Array.from({ length: count }, (_, n) => `N${row}${n}x`);

test('a table repeats its header on every page, and every page has a footer', async () => {
  const rows = names(150).map((name, n) => [String(n), name]);
  const pages = await print((writer) => writer.table(columns, rows));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('d Designations');
  expect(pages.slice(1).map((page) => /page \d/.exec(page)?.[0])).toEqual(
    pages.slice(1).map((_, n) => `page ${n + 2}`),
  );
  for (const [n, name] of rows) expect(pages.join(' ')).toContain(`${n} ${name}`);
});

test('a row that fits on a page is not split', async () => {
  const rows = Array.from({ length: 8 }, (_, row) => [`${row}mm`, names(400, `${row}-`).join(' · ')]);
  const pages = await print((writer) => writer.table(columns, rows));
  for (const [size, text = ''] of rows) {
    const designations = text.split(' · ');
    const pagesWithRow = pages.filter((page) => page.includes(`${size} `));
    expect(pagesWithRow).toHaveLength(1);
    for (const name of designations) expect(pagesWithRow[0]).toContain(name);
  }
});

test('a row higher than a page continues on the next without losing text', async () => {
  const designations = names(6000);
  const pages = await print((writer) => writer.table(columns, [['25', designations.join(' · ')]]));
  expect(pages.length).toBeGreaterThan(2);
  const printed = new Set(pages.join(' ').split(' '));
  expect(designations.filter((name) => !printed.has(name))).toEqual([]);
});
