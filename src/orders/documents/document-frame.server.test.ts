import { expect, test } from 'vitest';
import { contentText } from '../../../tests/rendering/content-text.ts';
import type { ContentTable } from '../../server/printing/paper.ts';
import { factGrid, framedLayout, labelledRows } from './document-frame.server.ts';

test('a label without a value is left out', () => {
  const text = contentText(
    labelledRows([
      ['Number', 'NM/26-27/000118'],
      ['Your PO', ''],
      ['Date', '11 Nov 2026'],
    ]),
  );
  expect(text).toBe('Number NM/26-27/000118 Date 11 Nov 2026');
});

test('facts stand four in a row, those without a value are left out, numbers are in the monospaced face', () => {
  const grid = factGrid([
    ['Number', 'NM/26-27/000118', 'code'],
    ['Date', '11 Nov 2026'],
    ['Due', ''],
    ['Order', 'NOD26000119'],
    ['Your PO', 'PO-1'],
    ['Payment', 'Paid online'],
  ]) as ContentTable;
  expect(contentText(grid)).toBe(
    'Number NM/26-27/000118 Date 11 Nov 2026 Order NOD26000119 Your PO PO-1 Payment Paid online',
  );
  expect(grid.table.body.map((row) => row.length)).toEqual([4, 4]);
  expect(JSON.stringify(grid)).toContain('{"text":"NM/26-27/000118","font":"Code"}');
});

test('the outer lines of a frame are thicker than the inner ones', () => {
  const table = {
    body: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  };
  const node = { table: { widths: ['*', '*'] as const, ...table } };
  for (const line of [framedLayout.hLineWidth, framedLayout.vLineWidth]) {
    const [first, inner, last] = [0, 1, 2].map((index) => Number(line?.(index, node)));
    expect(first).toBe(last);
    expect(first).toBeGreaterThan(inner ?? 0);
  }
});
