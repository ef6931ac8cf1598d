import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readList } from '../pasted-list/read-list.rule.ts';
import { maxPdfBytes, readPdfList } from './read-pdf.contract.ts';

const store = setUp(openTestStore);

async function printed(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ margin: 40, ...options });
  const content = buffer(pdf);
  draw(pdf);
  pdf.end();
  return content;
}

const order = () =>
  printed((pdf) => {
    pdf.fontSize(16).text('PURCHASE ORDER', 40, 40);
    pdf.fontSize(10).text('PO No: 4500123456    Date: 12.11.2026', 40, 70);
    const columns = [40, 80, 160, 330, 390, 440, 500];
    const row = (top: number, cells: readonly string[]) => {
      for (const [index, cell] of cells.entries()) pdf.text(cell, columns[index] ?? 0, top, { lineBreak: false });
    };
    row(100, ['Sl', 'Material', 'Description', 'Make', 'Qty', 'UOM', 'Rate']);
    row(120, ['10', '100023451', 'BEARING 6205-2RS/C3', 'SKF', '12', 'NOS', '255.00']);
    row(140, ['20', '100023452', 'SPHERICAL ROLLER BEARING', 'FAG', '4', 'NOS', '5,120.00']);
    pdf.text('22220 CA/W33', 160, 152, { lineBreak: false });
    row(175, ['30', '100023459', 'NU 210', 'NSK', '6', 'NOS', '812.50']);
    pdf.text('TOTAL', 440, 200, { lineBreak: false }).text('28,415.00', 500, 200, { lineBreak: false });
  });

const read = async (file: Uint8Array) => (await store.call(readPdfList, {}, { file })).body;

test('the table of a printed order is read with its columns; number, date and total are no items', async () => {
  const reply = await read(await order());
  expect(reply).toMatchObject({ success: true, pages: 1, picture: '' });
  const { rows } = readList({ text: reply.text });
  const items = rows.filter(({ quantity }) => quantity !== '');
  expect(items.map(({ item, quantity, make }) => [item, quantity, make])).toEqual([
    ['BEARING 6205-2RS/C3', '12', 'SKF'],
    ['SPHERICAL ROLLER BEARING 22220 CA/W33', '4', 'FAG'],
    ['NU 210', '6', 'NSK'],
  ]);
  expect(rows.flatMap(({ item }) => (/4500123456|28,415/.test(item) ? [item] : []))).toEqual([]);
});

test('a PDF that is a picture is shown, and nothing is read of it', async () => {
  const drawn = await printed((pdf) => pdf.rect(100, 100, 200, 80).fill('black'));
  const reply = await read(drawn);
  expect(reply).toMatchObject({ success: true, text: '', pages: 1 });
  expect(reply.picture).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
});

test.each([
  ['no PDF', async () => Buffer.from('%PDF-1.7\nnothing'), 'damaged'],
  ['one with a password', () => printed((pdf) => pdf.text('6205'), { userPassword: 'secret' }), 'password'],
  ['21 pages', () => printed((pdf) => Array.from({ length: 20 }, () => pdf.addPage())), 'long'],
  ['more than 2 MB', async () => Buffer.alloc(maxPdfBytes + 1), 'too_large'],
])('%s is refused with what to do', async (_what, file, refusal) => {
  expect(await read(await file())).toMatchObject({ success: false, refusal });
});
