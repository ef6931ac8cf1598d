import { expect, test } from 'vitest';
import { bookOpenInvoice } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { reverseReceipt } from '../../payments/receipts/receipts.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { certifyTaxAtDesk, taxDeductedAtDesk, taxDeductedFileAtDesk } from './tax-deducted.contract.ts';

const store = setUp(openTestStore);

async function deduct(invoice: string, taxMinor: number) {
  await bookOpenInvoice(store, invoice, 1_000_00);
  return receivePayment(store, 1_000_00 - taxMinor, {
    invoices: [invoice],
    deductions: [{ kind: 'tax_deducted', amountMinor: taxMinor, section: '194Q' }],
  });
}

test('the tax of a quarter is listed by PAN, certified, saved as CSV, and gone when its receipt is taken back', async () => {
  const desk = await store.signInAtDesk('accounts');
  const list = async () => (await store.call(taxDeductedAtDesk, { site: 'nod' }, { desk })).body;
  const kept = await deduct('NM/T/1', 1_00);
  const reversed = await deduct('NM/T/2', 2_00);
  const { rows, totalMinor, uncertifiedMinor, quarter } = await list();
  expect(quarter.label).toMatch(/^Q[1-4] 20\d\d-\d\d$/);
  expect([totalMinor, uncertifiedMinor]).toEqual([3_00, 3_00]);
  expect(rows).toMatchObject([
    {
      company: 'Western Gear & Pump',
      pan: 'AAACW1938G',
      section: '194Q',
      receiptNumber: kept.number,
      invoices: 'NM/T/1',
    },
    { amountMinor: 2_00 },
  ]);
  await reverseReceipt(store.database, sites.nod, { number: reversed.number, why: 'x', by: 'Meera', now: store.now() });
  const deductions = [rows[0]?.id ?? 0];
  const certify = (ids: number[]) =>
    store.call(certifyTaxAtDesk, { site: 'nod', deductions: ids, certificateNo: 'KQWERTY' }, { desk });
  expect((await certify(deductions)).body.success).toBe(true);
  expect((await certify([rows[1]?.id ?? 0])).body).toMatchObject({ success: false, refusal: 'changed_since' });
  expect(await list()).toMatchObject({ totalMinor: 1_00, uncertifiedMinor: 0, rows: [{ certificateNo: 'KQWERTY' }] });
  const file = (await store.call(taxDeductedFileAtDesk, { site: 'nod' }, { desk })).body;
  expect(Buffer.from(file.content, 'base64').toString()).toContain('AAACW1938G,Western Gear & Pump');
});
