import Line from 'pdfmake/js/Line.js';
import { beforeAll, expect, test } from 'vitest';
import { renderPdf } from './render-pdf.server.ts';

// The first document patches the PDF library.
beforeAll(async () => {
  await renderPdf({ defaultStyle: { font: 'Text' }, content: 'شركة' });
});

/** What is seen from left to right; each piece is ten points wide for a letter. */
function seen(...texts: string[]): string {
  const line = new Line.default(1000);
  for (const text of texts) {
    const isArabic = /[\p{Script=Arabic} ]/u.test(text);
    line.addInline({ text, width: 10 * text.length, x: 0, ...(isArabic && { rightToLeft: true }) });
  }
  return line.inlines
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text)
    .join('|');
}

test.each([
  ['words of a line', ['شركة', ' ', 'النور', ' ', 'دبي'], 'دبي| |النور| |شركة'],
  ['words before a Latin one', ['شركة', ' ', 'النور', ' ', 'LLC'], 'النور| |شركة| |LLC'],
  ['words behind a Latin one', ['LLC', 'شركة', ' ', 'النور', ' '], 'LLC|النور| |شركة| '],
  ['Latin words', ['Al', 'Noor'], 'Al|Noor'],
])('Arabic is read from right to left within its line: %s', (_case, pieces, expected) => {
  expect(seen(...pieces)).toBe(expected);
});
