import { expect, test } from 'vitest';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { getInfo } from '../../account/get-info.contract.ts';
import { hoursAfter } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bookInvoice } from './credit.server.ts';
import { creditInfo } from './credit-info.contract.ts';
import type { CreditTerms } from './credit-terms.rule.ts';
import { creditTermsHistory } from './grant-credit.server.ts';
import { setCreditTerms } from './set-credit-terms.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const newcomer = 'pending@nod.example';
const terms: CreditTerms = { limitMinor: 2_50_000_00, periodDays: 45, graceDays: 7 };

const set = (change: Partial<CreditTerms>, email = newcomer, seen?: CreditTerms | null) =>
  setCreditTerms(store.database, sites.nod, {
    ...terms,
    ...change,
    email,
    note: 'Paid three orders in advance',
    by: 'Meera',
    now: store.now(),
    seen,
  });

async function customerId(email = newcomer): Promise<number> {
  const { rows } = await store.database.$client.query('select customer_id as id from users where email = $1', [email]);
  return rows[0].id;
}

test('a newcomer gets credit, which counts at once, is mailed, and is in the history and the audit trail', async () => {
  expect(await set({}, ` ${newcomer.toUpperCase()}`)).toEqual({
    before: null,
    availableMinor: 2_50_000_00,
    overLimitMinor: 0,
  });
  const { body } = await store.call(creditInfo, {}, { token: await store.signIn('pending') });
  expect(body.data).toEqual({ avl_balance: 2_50_000, creditperiod: 45 });
  const { subject, text } = await office.mailTo(newcomer);
  expect(subject).toBe('Your NOD credit terms');
  expect(text).toContain('2,50,000.00');
  expect(text).not.toContain('three orders');
  expect(await creditTermsHistory(store.database, sites.nod, await customerId())).toMatchObject([
    { ...terms, formerLimitMinor: null, changedBy: 'Meera', note: 'Paid three orders in advance' },
  ]);
  const { rows } = await store.database.$client.query(
    "select actor_name, subject, details from audit_trail where action = 'credit terms set'",
  );
  expect(rows).toEqual([
    {
      actor_name: 'Meera',
      subject: newcomer,
      details: { before: null, after: terms, note: 'Paid three orders in advance' },
    },
  ]);
});

/** Older than 45 days and 7 of grace. */
const bookOldInvoice = async () =>
  bookInvoice(
    store.database,
    { site: sites.nod, customerId: await customerId('overdue@nod.example') },
    {
      number: 'NM/O/1',
      orderId: null,
      amountMinor: 500_00,
      currency: 'INR',
      now: hoursAfter(store.now(), -60 * 24),
      by: 'test',
    },
  );

test('a limit cut below what is used leaves nothing available and says by how much it is exceeded', async () => {
  await bookOldInvoice();
  expect(await set({ limitMinor: 1_00 }, 'overdue@nod.example')).toMatchObject({
    availableMinor: 0,
    overLimitMinor: 499_00,
  });
  const { body } = await store.call(creditInfo, {}, { token: await store.signIn('overdue') });
  expect(body.data.avl_balance).toBe(0);
});

test('a longer grace takes an account out of overdue at once', async () => {
  const status = async () => (await store.call(getInfo, {}, { token: await store.signIn('overdue') })).body.data.status;
  expect(await status()).toMatch(/overdue/);
  await set({ graceDays: 365 }, 'overdue@nod.example');
  expect(await status()).toBe('Active');
});

test('a limit of 0 tells the buyer that nothing can be ordered on credit', async () => {
  await set({ limitMinor: 0 }, 'active@nod.example');
  const { subject, text } = await office.mailTo('active@nod.example');
  expect(subject).toBe('Your NOD credit terms have changed');
  expect(text).toContain('can no longer be placed on credit');
});

test('the second of two who change the same terms is told what they are and who set them', async () => {
  const email = 'newbalance0@nod.example';
  await set({ limitMinor: 1_00 }, email);
  const before = { ...terms, limitMinor: 1_00 };
  expect(await set({ limitMinor: 2_00 }, email, before)).not.toBeInstanceOf(Refusal);
  const second = await set({ limitMinor: 3_00 }, email, before);
  expect(second).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringMatching(
      /^Nothing was changed\. The terms are ₹.2\.00, 45 days and 7 of grace now\. Changed by Meera on /,
    ),
  });
  expect(await set({}, email, null)).toMatchObject({ refusal: 'changed_meanwhile' });
});

test.each<[string, () => ReturnType<typeof set>, string]>([
  ['a negative limit', () => set({ limitMinor: -1 }), 'bad_terms'],
  ['days of more than a year', () => set({ periodDays: 366 }), 'bad_terms'],
  ['the same terms again', () => set({}), 'not_allowed'],
  ['an unknown account', () => set({}, 'nobody@nod.example'), 'unknown_account'],
  ['an account of another site', () => set({}, 'active@zwz.example'), 'unknown_account'],
])('%s is refused and changes nothing', async (_, change, refusal) => {
  const history = async () => (await store.database.$client.query('select count(*) from credit_terms_changes')).rows;
  const before = await history();
  expect(await change()).toMatchObject({ refusal });
  expect(await history()).toEqual(before);
});

test('terms changed twice at once are changed one after the other', async () => {
  const both = await Promise.all([set({ graceDays: 1 }, newcomer, terms), set({ graceDays: 2 }, newcomer, terms)]);
  expect(both.filter((one) => one instanceof Refusal)).toHaveLength(1);
});
