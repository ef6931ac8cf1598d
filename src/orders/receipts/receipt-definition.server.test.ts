import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { printLogo } from '../../server/printing/print-styles.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes, siteModules } from '../../sites/site.ts';
import { print } from './print-receipt-worker.server.ts';
import { receiptDefinition } from './receipt-definition.server.ts';
import type { ReceivedPaymentRow } from './received-payments.db.ts';

const payment: ReceivedPaymentRow = {
  number: 'NOD-R26000012',
  company: 'Western Gear & Pump',
  paymentReceipt: 'NODP26000031',
  receivedOn: '2026-11-20',
  reference: 'pay_N1',
  amountMinor: 1_000_00,
  returnedMinor: 0,
  roundedMinor: 0,
  onAccountMinor: 250_00,
  paid: [
    { invoice: 'NM/26-27/000058', amountMinor: 500_00 },
    { invoice: 'NM/26-27/000071', amountMinor: 150_00 },
  ],
};
const printed = async (over: Partial<ReceivedPaymentRow> = {}) =>
  readPdf(await print({ site: sites.nod, payment: { ...payment, ...over } })).pages.join(' ');

test('a receipt names the payer, the amount, its reference, and where every rupee is', async () => {
  const text = await printed();
  for (const words of [
    'Receipt',
    'NOD-R26000012',
    '20 Nov 2026',
    'Received with thanks from Western Gear & Pump',
    'Rupees One Thousand Only',
    'Online',
    'pay_N1',
    'Invoice NM/26-27/000058',
    'Invoice NM/26-27/000071',
    'For orders that are not invoiced yet',
    'On account, for your next invoices',
    'it is no tax invoice',
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/For orders that are not invoiced yet\s*₹\s?100\.00/);
  expect(text).not.toContain('paid back or reversed');
});

test('what came in above the bills is no money for orders', async () => {
  const text = await printed({ roundedMinor: 40, onAccountMinor: 0, paid: [{ invoice: 'NM/1', amountMinor: 999_60 }] });
  expect(text).toMatch(/Rounding and differences of exchange\s*₹\s?0\.40/);
  expect(text).not.toContain('not invoiced yet');
});

test.each(siteCodes)('the receipt of %s begins with its logo, like its other papers', (code) => {
  const content = JSON.stringify(receiptDefinition({ site: sites[code], payment }).content);
  const { printTheme } = siteModules[code];
  expect(content).toContain(JSON.stringify(printLogo(sites[code], printTheme)));
});

test('money that was paid back is said to be', async () => {
  const text = await printed({ returnedMinor: 1_000_00, onAccountMinor: 0, paid: [] });
  expect(text).toContain('Paid back or reversed');
  expect(text).toContain('A part of this money, or all of it, was paid back or reversed.');
});

test('what staff recorded came by transfer; the title is the number', () => {
  const definition = receiptDefinition({ site: sites.gwd, payment: { ...payment, paymentReceipt: null } });
  expect(definition.info?.title).toBe('Receipt NOD-R26000012');
  expect(JSON.stringify(definition.content)).toContain('By transfer');
});
