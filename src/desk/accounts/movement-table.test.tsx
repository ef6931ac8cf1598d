import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { MovementTable } from './movement-table.tsx';

const invoice = { day: '2026-11-02', kind: 'Invoice', number: 'NM/26-27/1', note: '', order_no: 'NOD26000119' };
const receipt = { day: '2026-11-20', kind: 'Receipt', number: 'NR/26-27/1', note: 'UTR 1', order_no: '' };
const statement = {
  from: '2026-06-01',
  opening: 100,
  rows: [
    { ...invoice, debit: 50, credit: 0, balance: 150 },
    { ...receipt, debit: 0, credit: 150, balance: 0 },
  ],
};
const table = {
  className: undefined,
  amountClassName: undefined,
  formatAmount: (major: number) => major.toFixed(2),
  numberCell: (row: { number: string }) => row.number,
  noteCell: (row: { note: string }) => row.note,
};

const cellsOf = (row: string) =>
  [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => cell.replace(/<[^>]+>/g, ''));

test('movements stand newest first, above the balance that they began with', () => {
  const rows = renderPageHtml(<MovementTable statement={statement} {...table} />).split('<tr');
  expect(rows.slice(1).map((row) => cellsOf(row).join(' ').trim())).toEqual([
    'Date Document Number Debit Credit Balance Note',
    '20 Nov 2026 Receipt NR/26-27/1  150.00 0.00 UTR 1',
    '2 Nov 2026 Invoice NM/26-27/1 50.00  150.00',
    '1 Jun 2026 Opening balance 100.00',
  ]);
});

test('orders have a column of their own where they are asked for', () => {
  const html = renderPageHtml(
    <MovementTable statement={statement} {...table} orderCell={({ order_no }) => order_no} />,
  );
  expect(visibleText(html)).toContain('Number Order Debit');
  expect(visibleText(html)).toContain('Number NM/26-27/1 Order NOD26000119 Debit 50.00');
});
