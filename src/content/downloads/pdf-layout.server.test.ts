import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { createStreamedPdf } from '../../server/printing/streamed-pdf.server.ts';
import { printThemes } from '../../sites/print-themes.data.ts';
import { createPageWriter, type PageWriter } from './pdf-layout.server.ts';

const columns = [
  { header: 'd', width: 34, align: 'right' },
  { header: 'Designations', width: '*' },
] as const;

async function printed(layOut: (sheets: PageWriter) => Promise<void>): Promise<string[]> {
  const chunks: Uint8Array[] = [];
  const pdf = createStreamedPdf({ Title: 'Test', Author: 'Test' }, async (chunk) => void chunks.push(chunk));
  await layOut(createPageWriter(pdf.canvas, printThemes.nod, (page) => ({ left: 'foot', right: `page ${page}` })));
  await pdf.end();
  return readPdf(Buffer.concat(chunks)).pages;
}
const names = (count: number, row = '') => Array.from({ length: count }, (_, n) => `N${row}${n}x`);

test('a table goes on under its heads on the next page, and every page has its foot', async () => {
  const rows = names(150).map((name, n) => [String(n), name]);
  const pages = await printed((sheets) => sheets.table(columns, rows));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('d Designations');
  expect(pages.slice(1).map((page) => /page \d/.exec(page)?.[0])).toEqual(
    pages.slice(1).map((_, n) => `page ${n + 2}`),
  );
  for (const [n, name] of rows) expect(pages.join(' ')).toContain(`${n} ${name}`);
});

test('a row is kept whole where a page can hold it', async () => {
  const rows = Array.from({ length: 8 }, (_, row) => [`${row}mm`, names(400, `${row}-`).join(' · ')]);
  const pages = await printed((sheets) => sheets.table(columns, rows));
  for (const [size, text = ''] of rows) {
    const own = text.split(' · ');
    const home = pages.filter((page) => page.includes(`${size} `));
    expect(home).toHaveLength(1);
    for (const name of own) expect(home[0]).toContain(name);
  }
});

test('a row higher than a page goes on on the next, and nothing of it is lost', async () => {
  const own = names(6000);
  const pages = await printed((sheets) => sheets.table(columns, [['25', own.join(' · ')]]));
  expect(pages.length).toBeGreaterThan(2);
  const said = new Set(pages.join(' ').split(' '));
  expect(own.filter((name) => !said.has(name))).toEqual([]);
});
