import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listInvoicesByApi, listReceiptsByApi } from './money.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

async function readAll(contract: typeof listInvoicesByApi | typeof listReceiptsByApi) {
  const rows: { number: string }[] = [];
  let [cursor, more] = ['', true];
  while (more) {
    const { body } = await store.call(contract, { cursor, limit: 500 }, { bearer });
    rows.push(...(body.rows ?? []));
    [cursor, more] = [body.cursor ?? '', body.more ?? false];
  }
  return rows;
}

test('an invoice is listed with its lines, whose sums are its totals', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 3]]);
  const { invoice, dispatch } = await dispatchGoods(store, order);
  const rows = (await readAll(listInvoicesByApi)) as NonNullable<
    Awaited<ReturnType<typeof store.call<typeof listInvoicesByApi>>>['body']['rows']
  >;
  const found = rows.find(({ number }) => number === invoice);
  expect(found).toMatchObject({ kind: 'tax_invoice', order, dispatch, currency: 'INR', of_invoice: '' });
  const sum = found?.lines.reduce((total, line) => total + line.taxable_minor, 0);
  const tax = found?.lines.reduce((total, line) => total + line.central_minor + line.state_minor + line.whole_minor, 0);
  expect([sum, tax]).toEqual([found?.subtotal_minor, found?.tax_minor]);
  expect(rows.at(-1)?.number).toBe(invoice);
});

test('money that staff recorded is listed, the newest last', async () => {
  const receipt = await receivePayment(store, 1234_00);
  const rows = await readAll(listReceiptsByApi);
  expect(rows.at(-1)).toMatchObject({
    ...{ number: receipt.number, amount_minor: 1234_00, currency: 'INR', online: false },
    customer: { email: 'active@nod.example' },
  });
});
