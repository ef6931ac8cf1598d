import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { allElements, type PdfElement, readStructure, unmarkedTexts } from '../../../tests/rendering/read-structure.ts';
import { readXml } from '../../../tests/rendering/read-xml.ts';
import type { Content, Paper, TableLayout } from './paper.ts';
import { noBorders } from './print-styles.server.ts';
import { renderPdf } from './render-pdf.server.ts';

const paperOf = (content: readonly Content[], more: Partial<Paper> = {}): Paper => ({
  pageSize: 'A6',
  pageMargins: [20, 20, 20, 20],
  defaultStyle: { fontSize: 10 },
  info: { title: 'Receipt 7' },
  content,
  ...more,
});
const print = (...content: Content[]) => renderPdf(paperOf(content));
/** 'TR(TH, TD)'. */
const outline = ({ tag, children }: PdfElement): string =>
  children.length > 0 ? `${tag}(${children.map(outline).join(', ')})` : tag;
const textsOf = (pdf: Buffer, tag: string) =>
  allElements(readStructure(pdf))
    .filter((one) => one.tag === tag)
    .map(({ text }) => text);

test('a PDF is printed in the fonts of the store, Latin and Arabic, plain and bold', async () => {
  const pdf = await print('Order ₹ 640.50', { text: 'Total', bold: true }, { text: 'سلة', font: 'Arabic' });
  const { pages, fonts } = readPdf(pdf);
  expect(pages[0]).toMatch(/^Order ₹ 640\.50 Total/);
  expect(fonts).toHaveLength(3);
  for (const name of [/^IBMPlexSans(-Regular)?$/, /^IBMPlexSans-SemiBold$/, /^IBMPlexSansArabic(-Regular)?$/])
    expect(fonts).toContainEqual(expect.stringMatching(name));
});

test('a PDF says that it is English and tagged, and is shown by its title', async () => {
  const text = (await print('Order')).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  for (const entry of ['/Lang (en)', '/DisplayDocTitle true', '/Marked true']) expect(text).toContain(entry);
});

test('the title is in the metadata, which stays XML whatever a firm is called', async () => {
  const paper = paperOf(['Order'], { info: { title: 'Terms, Smith & <Sons>', author: 'A & B' } });
  const text = (await renderPdf(paper)).toString('latin1');
  const xml = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(text)?.[0] ?? '';
  expect(readXml(xml).map((one) => one.text.trim())).toContain('Terms, Smith and Sons');
});

test('what is kept for years is PDF/A, with the colours it was made for', async () => {
  const text = (await renderPdf(paperOf(['Order'], { isArchived: true }))).toString('latin1');
  expect(text).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(text).toContain('/S /GTS_PDFA1');
});

test('of several contents the first that fits one sheet is printed, else the last', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, line) => `${count} lines, ${line + 1}`);
  const firstLine = async (...counts: [number, ...number[]]) => {
    const [first, ...tighter] = counts;
    const paper = paperOf(lines(first), { tighter: tighter.map(lines) });
    return readPdf(await renderPdf(paper))
      .pages[0]?.slice(0, 8)
      .trim();
  };
  expect(await firstLine(9, 7, 5)).toBe('9 lines,');
  expect(await firstLine(90, 7, 5)).toBe('7 lines,');
  expect(await firstLine(90, 80)).toBe('80 lines');
});

test('headings, paragraphs and pictures are read in their order; what only adorns is not read', async () => {
  const square = '<svg viewBox="0 0 10 10"><rect width="10" height="10"/></svg>';
  const pdf = await print(
    { svg: square, fit: [20, 20] },
    { text: 'Receipt', heading: 1 },
    { columns: ['From us', { stack: ['To you', { svg: square, fit: [20, 20], alt: 'A square' }] }] },
    { rule: { thickness: 1, color: 'black' } },
    { qr: 'https://nod.example', fit: 60, eccLevel: 'M', alt: 'QR code' },
  );
  const document = readStructure(pdf);
  expect(outline(document)).toBe('Document(H1, P, P, Figure, Figure)');
  expect(allElements(document).flatMap(({ text, alt }) => [text, alt].filter(Boolean))).toEqual([
    'Receipt',
    'From us',
    'To you',
    'A square',
    'QR code',
  ]);
  expect(unmarkedTexts(pdf)).toEqual([]);
});

test('a table of data has heads, and each cell is a cell; parts beside one another are no table', async () => {
  const pdf = await print(
    { layout: noBorders, table: { widths: ['*', '*'], body: [['Bill to', 'Deliver to']] } },
    {
      layout: noBorders,
      table: {
        headerRows: 1,
        widths: ['*', 60],
        body: [
          ['Item', 'Qty'],
          ['6205', { stack: ['4', 'NOS'] }],
        ],
      },
    },
    { layout: noBorders, table: { headsRows: true, widths: ['*', 'auto'], body: [['Total', '₹ 5']] } },
  );
  expect(outline(readStructure(pdf))).toBe(
    'Document(Div(P, P), Table(TR(TH, TH), TR(TD, TD(P, P))), Table(TR(TH, TD)))',
  );
});

const ruled: TableLayout = { hLineWidth: () => 1, vLineWidth: () => 1 };

test('a long table repeats its head on each page, which is read once, and loses no row', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => [`Item ${at}.`, '1']);
  const table = { headerRows: 1, widths: ['*', 40] as const, body: [['Name of the item', 'Qty'], ...rows] };
  const pdf = await renderPdf(
    paperOf([{ layout: ruled, table }], { footer: (page, pages) => ({ text: `Page ${page} of ${pages}` }) }),
  );
  const { pages } = readPdf(pdf);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Name of the item');
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  expect(textsOf(pdf, 'TH')).toEqual(['Name of the item', 'Qty']);
  expect(textsOf(pdf, 'TD').filter((text) => text.startsWith('Item'))).toEqual(rows.map(([name]) => name));
});

test('a row that is higher than a page breaks, and all of it is printed', async () => {
  const words = Array.from({ length: 900 }, (_, at) => `w${at}.`).join(' ');
  const pdf = await print({ layout: ruled, table: { widths: ['*'], body: [[words]] } });
  expect(readPdf(pdf).pages.join(' ')).toBe(words);
});

test('what belongs together moves to the next page, and a heading is never the last of a page', async () => {
  const lines = (count: number): Content[] => Array.from({ length: count }, (_, at) => `line ${at}`);
  const together = await print(...lines(24), { unbreakable: true, stack: lines(8) });
  expect(readPdf(together).pages[1]).toMatch(/^line 0 line 1 .*line 7$/);
  const headed = await print(...lines(28), { text: 'Prices', heading: 2, keepWithNext: true }, 'are net');
  expect(readPdf(headed).pages[1]).toBe('Prices are net');
});

test.each<[string, Content, number]>([
  ['a number', { text: '9'.repeat(80), alignment: 'right' }, 280],
  ['a row of columns', { columns: ['9'.repeat(90), { text: 'end', width: 'auto' }] }, 280],
])('%s that is too long for its line is broken, not cut off', async (_case, content, most) => {
  const { pages } = readPdf(await print(content));
  expect(pages[0]?.replaceAll(' ', '')).toContain('9'.repeat(80));
  expect(most).toBeGreaterThan(0);
});

test('words of one sentence stay apart where a line ends between them', async () => {
  const sentence = 'Credit limit, forty-five days from the invoice of the order that was placed by the buyer';
  expect(textsOf(await print(sentence), 'P')).toEqual([sentence]);
});
