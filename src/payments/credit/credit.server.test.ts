import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { setTransferPermission } from '../../account/customers/set-transfer-permission.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import {
  allocateCredit,
  bookCreditNote,
  bookInvoice,
  creditDays,
  findCreditStatus,
  releaseCredit,
} from './credit.server.ts';
import { creditInfo } from './credit-info.contract.ts';

const store = setUp(openTestStore);
let customerId: number;
beforeAll(async () => {
  const { rows } = await store.database.$client.query(
    "select customer_id from users where email = 'active@nod.example'",
  );
  customerId = rows[0].customer_id;
});

const booking = (amountMinor: number, orderId: number) => ({
  orderId,
  amountMinor,
  currency: 'INR' as const,
  now: store.now(),
  by: 'test',
});
const balance = async () =>
  (await store.call(creditInfo, {}, { token: await store.signIn('active') })).body.data.avl_balance;

test('a customer without terms is a New_user with nothing to spend', async () => {
  const { body } = await store.call(creditInfo, {}, { token: await store.signIn('newbalance0') });
  expect(body).toEqual({ success: true, data: { avl_balance: 0, creditperiod: 0 }, user_info: 'New_user' });
});

test('a customer sees which online methods are unavailable', async () => {
  expect((await store.call(creditInfo, {}, { token: await store.signIn('active') })).body).not.toHaveProperty(
    'online_closed',
  );
  const closed = await openTestStore({
    overrideGateways: (gateways) => ({
      ...gateways,
      forNewPayment: (context, name) => (name === 'stripe' ? undefined : gateways.forNewPayment(context, name)),
    }),
  });
  const { body } = await closed.call(creditInfo, {}, { token: await closed.signIn('active') });
  await closed.close();
  expect(body.online_closed).toEqual(['stripe']);
});

test('a customer sees whether bank transfer is allowed', async () => {
  const token = await store.signIn('newbalance0');
  const permission = { email: 'newbalance0@nod.example', note: '', by: 'test', now: store.now() };
  await setTransferPermission(store.database, sites.nod, { ...permission, allowed: true });
  expect((await store.call(creditInfo, {}, { token })).body).toMatchObject({ transfer_allowed: true });
  await setTransferPermission(store.database, sites.nod, { ...permission, allowed: false });
  expect((await store.call(creditInfo, {}, { token })).body).not.toHaveProperty('transfer_allowed');
});

test('an order uses credit, and releasing it restores it once', async () => {
  const before = await balance();
  expect(before).toBeGreaterThanOrEqual(50_00_000);
  expect(await allocateCredit(store.database, { site: sites.nod, customerId }, booking(12_345_67, 900_001))).toBe(true);
  expect(await balance()).toBeCloseTo(before - 12_345.67, 2);
  for (let i = 0; i < 2; i += 1) await releaseCredit(store.database, sites.nod, 900_001, booking(0, 900_001));
  expect(await balance()).toBe(before);
});

test('credit is released in parts, never more than the order uses', async () => {
  const before = await balance();
  await allocateCredit(store.database, { site: sites.nod, customerId }, booking(100_00, 900_010));
  const give = (maxMinor: number) =>
    releaseCredit(store.database, sites.nod, 900_010, { ...booking(0, 900_010), maxMinor });
  await give(60_00);
  expect(await balance()).toBeCloseTo(before - 40, 2);
  await give(60_00);
  expect(await balance()).toBe(before);
});

test('a credit note reduces what is owed', async () => {
  const before = await balance();
  await bookInvoice(
    store.database,
    { site: sites.nod, customerId },
    { number: 'NM/TEST/9', ...booking(300_00, 900_020) },
  );
  const note = (number: string, amountMinor: number) =>
    bookCreditNote(
      store.database,
      { site: sites.nod, customerId },
      {
        ...booking(amountMinor, 900_020),
        number,
        invoice: 'NM/TEST/9',
      },
    );
  const open = async () =>
    (await store.database.$client.query("select open_minor from ledger_entries where reference = 'NM/TEST/9'")).rows[0]
      .open_minor;
  await note('NMC/TEST/1', 100_00);
  expect([await balance(), await open()]).toEqual([before - 200, 200_00]);
  await note('NMC/TEST/2', 200_00);
  expect([await balance(), await open()]).toEqual([before, 0]);
});

test('credit terms say after how many days an invoice falls due', async () => {
  expect(await creditDays(store.database, customerId)).toBe(45);
  expect(await creditDays(store.database, 999_999)).toBeUndefined();
});

test('a balance is never overdrawn and never shown below 0', async () => {
  const all = Math.round((await balance()) * 100);
  expect(await allocateCredit(store.database, { site: sites.nod, customerId }, booking(all + 1, 900_002))).toBe(false);
  expect(await allocateCredit(store.database, { site: sites.nod, customerId }, booking(all, 900_002))).toBe(true);
  await bookInvoice(
    store.database,
    { site: sites.nod, customerId },
    { number: 'NM/TEST/1', ...booking(5_00, 900_003) },
  );
  expect(await balance()).toBe(0);
});

test('an unpaid invoice is overdue the day after credit period and grace', async () => {
  const at = (days: number) => new Date(store.now().getTime() + days * 86_400_000);
  const standing = async (days: number) =>
    (await findCreditStatus(store.database, sites.nod, customerId, at(days))).overdue;
  expect(await standing(45 + 7)).toBeUndefined();
  expect(await standing(45 + 7 + 1)).toMatch(/^Unable to create new PI\./);
});
