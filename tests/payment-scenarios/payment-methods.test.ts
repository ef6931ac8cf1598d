import type { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import type { CustomerStatus } from '../../src/account/customer-status.data.ts';

import { loadPages } from '../../src/app.server.ts';
import type { CartLine } from '../../src/cart/cart.contract.ts';
import { createOrder, nodCreatePayment } from '../../src/orders/checkout/pay-online.contract.ts';
import type { PaymentMethod } from '../../src/payments/methods/payment-choice.rule.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { fillCart } from '../actions/cart.ts';
import { submitOrder, toReviewedLines } from '../actions/orders.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { createCheckedApp } from '../store/true-replies.ts';

const store = setUp(openTestStore);
let app: Hono;
beforeAll(async () => {
  const { folder } = await ensureBuild();
  const env = readEnv({});
  app = createCheckedApp({ env, server: store.server, pages: await loadPages(folder) });
  await sql('update stock set on_hand = 1000000 where item_id in (select id from items where name = $1)', [item]);
});

const sql = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);
const item = '22308CA/W33';
const methods: readonly PaymentMethod[] = ['credit', 'transfer', 'razorpay', 'stripe'];

type AccountCase = {
  role: 'active' | 'newbalance0';
  quantity?: number;
  status?: CustomerStatus;
  /** In minor units. */
  balanceMinor?: number;
  overdue?: true;
  transferAllowed?: true;
};

const accountCases: readonly (readonly [string, AccountCase, PaymentMethod[]])[] = [
  ['Active with balance', { role: 'active' }, ['credit', 'razorpay', 'stripe']],
  ['Active with too little balance', { role: 'active', balanceMinor: 1_00 }, ['razorpay', 'stripe']],
  ['Active with balance 0', { role: 'active', balanceMinor: 0 }, ['razorpay', 'stripe']],
  ['Active without credit terms', { role: 'newbalance0' }, ['razorpay', 'stripe']],
  ['Active, transfer allowed', { role: 'newbalance0', transferAllowed: true }, ['transfer', 'razorpay', 'stripe']],
  ['Active, above the limit for online payment', { role: 'newbalance0', quantity: 1000 }, []],
  ['the same, transfer allowed', { role: 'newbalance0', quantity: 1000, transferAllowed: true }, ['transfer']],
  ['overdue', { role: 'active', overdue: true }, ['razorpay', 'stripe']],
  ['overdue, transfer allowed', { role: 'active', overdue: true, transferAllowed: true }, ['razorpay', 'stripe']],
  ['Approval Pending', { role: 'active', status: 'approval_pending' }, ['transfer']],
  ['Verification Pending', { role: 'active', status: 'verification_pending' }, []],
  [
    'Verification Pending, transfer allowed',
    { role: 'active', status: 'verification_pending', transferAllowed: true },
    [],
  ],
];

test.each(accountCases)('%s: the review page offers what the server accepts', async (_, standing, open) => {
  const token = await store.signIn(standing.role);
  const taken: PaymentMethod[] = [];
  for (const paymentMethod of methods) {
    await setUpAccount({ role: standing.role });
    const [line] = await fillCart(store, token, [[item, standing.quantity ?? 1]]);
    await setUpAccount(standing);
    const shown = await methodsOnReviewPage(token, line);
    expect(methods.filter((one) => shown.get(one) === 'open')).toEqual(open);
    if ((await payWith(token, paymentMethod, line)) === undefined) taken.push(paymentMethod);
  }
  expect(taken).toEqual(open);
});

test('an account limited to online payment is refused a transfer with the message of the page', async () => {
  const token = await store.signIn('newbalance0');
  await setUpAccount({ role: 'newbalance0' });
  const [line] = await fillCart(store, token, [[item, 1]]);
  const sentence = 'Please call +91 22 5550 0169 to arrange payment by bank transfer.';
  expect((await methodsOnReviewPage(token, line)).get('transfer')).toBe(sentence);
  expect(await payWith(token, 'transfer', line)).toBe(sentence);
});

async function setUpAccount({
  role,
  status = 'active',
  balanceMinor = 60_00_000_00,
  ...balances
}: AccountCase): Promise<void> {
  const email = `${role}@nod.example`;
  const customerId = await findCustomerId(store, email);
  await sql('update customers set status = $2, transfer_allowed_at = $3 where id = $1', [
    customerId,
    status,
    balances.transferAllowed ? store.now() : null,
  ]);
  await sql('update credit_terms set limit_minor = used_minor + $2 where customer_id = $1', [customerId, balanceMinor]);
  await sql("delete from ledger_entries where created_by = 'long ago'");
  if (balances.overdue)
    await sql(
      `insert into ledger_entries (site, customer_id, kind, amount_minor, open_minor, currency, booked_on, created_at, created_by)
        values ('nod', $1, 'invoice', 0, 100, 'INR', current_date - 90, now(), 'long ago')`,
      [customerId],
    );
}

async function methodsOnReviewPage(token: string, { item_detail_id }: CartLine): Promise<Map<string, string>> {
  const headers = { host: 'nod.localhost:3000', cookie: `auth_key=${token}` };
  const response = await app.request(`/shippingnod?lines=${item_detail_id}`, { headers });
  const html = await response.text();
  expect([response.status, html.includes('Review and confirm order')]).toEqual([200, true]);
  const options = html.matchAll(
    /<label[^>]*>\s*<input(?=[^>]*name="payment")(?=[^>]*value="(\w+)")([^>]*)>(.*?)<\/label>/gs,
  );
  return new Map(
    [...options].map(([, paymentMethod = '', input = '', words = '']) => [
      paymentMethod,
      / disabled/.test(input) ? defaultAccount(words.replace(/^.*?<\/[^>]*>/s, '')) : 'open',
    ]),
  );
}

async function payWith(token: string, paymentMethod: PaymentMethod, line: CartLine): Promise<string | undefined> {
  const request = { cart_items: toReviewedLines([line]) };
  const { status, body } =
    paymentMethod === 'razorpay'
      ? await store.call(createOrder, request, { token })
      : paymentMethod === 'stripe'
        ? await store.call(nodCreatePayment, request, { token })
        : await submitOrder(store, token, toReviewedLines([line]), {
            payment_option: paymentMethod === 'credit' ? 'credit' : 'cash',
          });
  expect(status).toBe(200);
  return body.success ? undefined : defaultAccount(body.message ?? '');
}

const defaultAccount = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();
