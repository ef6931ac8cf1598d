import { beforeAll, expect, test } from 'vitest';
import { bookOpenInvoice } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { printReceipt } from './print-receipt.contract.ts';

const store = setUp(openTestStore);
let number: string;
beforeAll(async () => {
  await bookOpenInvoice(store, 'NM/B/1', 500_00);
  ({ number } = await receivePayment(store, 700_00));
});

const print = async (as: string, named = number) => store.call(printReceipt, { number: named }, { token: as });

test('the buyer gets the receipt of money that came in as a PDF', async () => {
  const { body } = await print(await store.signIn('active'));
  expect(body).toMatchObject({ media_type: 'application/pdf', file_name: `${number.replaceAll('/', '-')}.pdf` });
  const [page = ''] = readPdf(Buffer.from(body.content, 'base64')).pages;
  expect(page).toContain(number);
  expect(page).toContain('Invoice NM/B/1');
  expect(page).toContain('NEFT 0042117');
});

test('nobody gets the receipt of somebody else, or one that does not exist', async () => {
  expect((await print(await store.signIn('newbalance0'))).status).toBe(404);
  expect((await print(await store.signIn('active'), 'x')).status).toBe(404);
});
