import { randomBytes } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { textFont } from './print-fonts.server.ts';
import { createStreamedPdf } from './streamed-pdf.server.ts';

const style = { size: 7, color: '#000000' };
const info = { Title: 'Test', Author: 'Test' };
const pagesIn = (chunks: readonly Uint8Array[]) =>
  Buffer.concat(chunks)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

test('finished pages are streamed while later ones are drawn', async () => {
  const chunks: Uint8Array[] = [];
  const pdf = createStreamedPdf(info, async (chunk) => void chunks.push(chunk));
  const pages = 120;
  const lines = Array.from({ length: 60 }, () => randomBytes(20).toString('hex'));
  let maxPending = 0;
  for (let page = 1; page < pages; page++) {
    for (const [at, line] of lines.entries()) pdf.canvas.text(line, 36, 36 + at * 12, style);
    await pdf.canvas.nextPage();
    if (page % 10 === 0) maxPending = Math.max(maxPending, page - pagesIn(chunks));
  }
  const total = await pdf.end();
  expect(total).toBe(chunks.reduce((sum, { length }) => sum + length, 0));
  expect(pagesIn(chunks)).toBe(pages);
  const bytesOfPage = total / pages;
  expect(maxPending * bytesOfPage).toBeLessThan(300_000);
  for (const { length } of chunks) expect(length).toBeLessThan(300_000);
});

test('the file is a complete PDF without anything from the dry run', async () => {
  const chunks: Uint8Array[] = [];
  const pdf = createStreamedPdf(info, async (chunk) => void chunks.push(chunk));
  for (const paper of [pdf.dryRun, pdf.canvas]) {
    paper.text('first', 36, 36, style);
    await paper.nextPage();
    paper.text('second', 36, 36, style);
  }
  await pdf.end();
  expect(readPdf(Buffer.concat(chunks)).pages).toEqual(['first', 'second']);
});

test.each(['6205-2RS/C3', 'AVATAR To. VA', 'N2-10 Te'])('%s is never wider than measured', (text) => {
  const { dryRun } = createStreamedPdf(info, async () => {});
  for (const bold of [false, true]) {
    const measured = dryRun.widthOf(text, { size: 10, bold });
    const drawn = new PDFDocument()
      .font(bold ? textFont.bold : textFont.normal)
      .fontSize(10)
      .widthOfString(text);
    expect(drawn).toBeLessThanOrEqual(measured + 1e-6);
    expect(drawn).toBeGreaterThan(measured * 0.9);
  }
});
