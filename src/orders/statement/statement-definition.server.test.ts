import { expect, test } from 'vitest';
import { buildOpenItem, buildStatement } from '../../../tests/fixtures/statement.ts';
import { definitionText } from '../../../tests/rendering/content-text.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { rightEdge } from '../../../tests/rendering/right-edge.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { AccountStatement } from './statement.contract.ts';
import { statementDefinition } from './statement-definition.server.ts';

const print = (overrides: Partial<AccountStatement> = {}) =>
  definitionText(statementDefinition({ site: sites.nod, statement: buildStatement(overrides) }));
const { terms } = buildStatement();

test('the movements stand between opening and closing balance, without empty amounts', () => {
  const text = print();
  expect(text).toContain('From 22 Aug 2026 to 20 Nov 2026');
  expect(text).toContain('22 Aug 2026 Opening balance 1,000.00');
  expect(text).toContain('22 Sep 2026 Invoice NM/26-27/000092 NOD26000098 1,48,340.00 1,49,340.00');
  expect(text).toContain('16 Nov 2026 Receipt NODP26000012 NEFT 16 Nov 61,000.00 88,340.00');
  expect(text).toContain('20 Nov 2026 Closing balance 88,340.00');
});

test('limit, unpaid invoices, open orders and what is available add up on sight', () => {
  const text = print();
  for (const part of ['Credit limit ₹ 8,00,000.00', 'Unpaid invoices ₹ −88,340.00', 'Open orders ₹ −11,660.00'])
    expect(text).toContain(part);
  expect(text).toContain('Available Balance ₹ 7,00,000.00');
  expect(text).toContain('Credit period 45 days, 7 of grace');
});

test('an account without terms shows what is unpaid instead', () => {
  const text = print({ terms: null });
  expect(text).toContain('Unpaid ₹ 88,340.00');
  expect(text).not.toMatch(/Credit (limit|period)/);
});

test('an account over its limit is told by how much', () => {
  if (!terms) throw new Error('the statement has no terms');
  expect(print({ terms: { ...terms, over_limit: 500 } })).toContain('Over the limit by ₹ 500.00');
});

test('open items are listed with their age, or the statement says that nothing is open', () => {
  const receipt = buildOpenItem({
    kind: 'Receipt',
    number: 'NODP26000012',
    for_invoice: 'NM/26-27/000092',
    due_on: '',
  });
  const text = print({ open_items: [buildOpenItem(), receipt] });
  expect(text).toContain('Open on 20 Nov 2026');
  expect(text).toContain('NODP26000012 to NM/26-27/000092');
  expect(text).toContain('14 days');
  expect(print({ open_items: [] })).toContain('Nothing is open.');
});

test('unpaid amounts are shown by age', () => {
  const text = print();
  expect(text).toContain('Not due 1 to 30 days 31 to 60 days 61 to 90 days Over 90 days Unpaid');
  expect(text).toContain('0.00 88,340.00 0.00 0.00 0.00 88,340.00');
});

test('the long reference of a bank stays on the sheet', async () => {
  const [row] = buildStatement().rows;
  const rows = row ? [{ ...row, note: 'NEFT SBINR52026112000123456 WESTERN GEAR' }] : [];
  const statement = buildStatement({ rows });
  expect(await rightEdge(await renderPdf(statementDefinition({ site: sites.nod, statement })))).toBeLessThan(565);
});

test('money on account is told with what happens to it', () => {
  expect(print({ on_account: 500 })).toContain('On account ₹ 500.00. Applied to your next invoices');
  expect(print()).not.toContain('On account');
});

test.each([20, 21, 22, 23])(
  'after %d movements, what is open begins on a page with at least one line',
  async (count) => {
    const { rows } = buildStatement();
    const statement = buildStatement({
      rows: Array.from({ length: count }, (_, index) => rows[index % rows.length]).filter((row) => row !== undefined),
      open_items: Array.from({ length: 12 }, () => buildOpenItem()),
    });
    const { pages } = readPdf(await renderPdf(statementDefinition({ site: sites.gwd, statement })));
    const begun = pages.find((page) => page.includes('Open on 20 Nov 2026'));
    expect(begun?.split('Open on 20 Nov 2026')[1]).toContain('14 days');
  },
);
