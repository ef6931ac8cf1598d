import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { decideAccount } from '../../account/customers/decide-account.server.ts';
import { setPriceList } from '../../account/customers/set-price-list.server.ts';
import { setSalesManager } from '../../account/customers/set-sales-manager.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type Approval, approveAccount } from './approve-account.server.ts';
import { currentTerms } from './grant-credit.server.ts';
import { setCreditTerms } from './set-credit-terms.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let lists: ReadonlyMap<string, number>;
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, email);
  const { rows } = await store.database.$client.query<{ id: number; name: string }>(
    "select id, name from price_lists where site = 'nod' order by id",
  );
  lists = new Map(rows.map(({ id, name }) => [name, id]));
});

const email = 'pending@nod.example';
const number = '06AAACD3381N1ZI';
const terms = { limitMinor: 2_50_000_00, periodDays: 45, graceDays: 7 };
const seen: Approval['seen'] = {
  account: { status: 'verification_pending', taxNumber: number },
  terms: null,
  priceList: '',
  salesManager: '',
};
const findLists = async () => lists;
const listName = () => [...lists.keys()][0] ?? '';
const by = (name: string) => ({ by: name, now: store.now() });
const approve = (change: Partial<Approval> = {}) =>
  approveAccount(
    store.database,
    sites.nod,
    { email, terms, priceList: listName(), salesManager: 'K. Rao', seen, ...by('Meera'), ...change },
    findLists,
  );

async function stateOfAccount() {
  const { rows } = await store.database.$client.query(
    'select status, price_list_id, sales_manager from customers where id = $1',
    [customerId],
  );
  return { ...rows[0], terms: await currentTerms(store.database, customerId) };
}
const untouched = { status: 'verification_pending', price_list_id: null, sales_manager: null, terms: null };

beforeEach(async () => {
  await store.database.$client.query(
    "update customers set status = 'verification_pending', status_reason = null, price_list_id = null, sales_manager = null where id = $1",
    [customerId],
  );
  await store.database.$client.query('delete from credit_terms where customer_id = $1', [customerId]);
});

test('one press sets everything, writes each change to the history and sends one mail that says it all', async () => {
  expect(await approve()).toBeUndefined();
  expect(await stateOfAccount()).toEqual({
    status: 'active',
    price_list_id: lists.get(listName()),
    sales_manager: 'K. Rao',
    terms,
  });
  const mail = await office.mailTo(email);
  expect(mail.subject).toBe('Your NOD account: Active');
  for (const part of ['2,50,000.00', '45 days', '7 days', 'K. Rao', 'your own'])
    expect(mail.text, part).toContain(part);
  expect(mail.text).not.toContain(listName());
  const { rows: mails } = await store.database.$client.query(
    "select template from outbox where receiver = $1 and template in ('account-decided', 'account-approved', 'credit-terms-set')",
    [email],
  );
  expect(mails).toEqual([{ template: 'account-approved' }]);
  const { rows: history } = await store.database.$client.query(
    'select action, details from audit_trail where customer_id = $1 and actor_name = $2 order by id',
    [customerId, 'Meera'],
  );
  expect(history).toMatchObject([
    { action: 'account approve', details: { before: 'verification_pending', after: 'active', taxNumber: number } },
    { action: 'credit terms set', details: { before: null, after: terms } },
    { action: 'price list set', details: { before: null, after: listName() } },
    { action: 'sales manager set', details: { before: null, after: 'K. Rao' } },
  ]);
});

test('without terms the account pays in advance, and what stays as it was is not in the history', async () => {
  const { rows: before } = await store.database.$client.query('select coalesce(max(id), 0) as id from audit_trail');
  expect(await approve({ terms: null, priceList: '', salesManager: '' })).toBeUndefined();
  expect(await stateOfAccount()).toEqual({ ...untouched, status: 'active' });
  const { rows } = await store.database.$client.query('select action from audit_trail where id > $1', [before[0].id]);
  expect(rows).toEqual([{ action: 'account approve' }]);
});

test('whatever somebody else has changed meanwhile is named, and nothing is saved', async () => {
  const change = { email, ...by('Anil') };
  await setPriceList(store.database, sites.nod, { ...change, priceList: listName() }, findLists);
  expect((await approve())?.message).toMatch(
    new RegExp(`^Nothing was changed\\. The price list is ${listName()} now\\. Changed by Anil on `),
  );
  const withList = { ...seen, priceList: listName() };
  await setSalesManager(store.database, sites.nod, { ...change, salesManager: 'Asha' });
  expect((await approve({ seen: withList }))?.message).toContain('The sales manager is Asha now. Changed by Anil');
  const withManager = { ...withList, salesManager: 'Asha' };
  await setCreditTerms(store.database, sites.nod, { ...change, ...terms, note: '' });
  expect((await approve({ seen: withManager }))?.message).toContain('45 days and 7 of grace now. Changed by Anil');
  expect((await approve({ terms: null, seen: withManager }))?.message).toContain('45 days and 7 of grace now');
  await decideAccount(store.database, sites.nod, { ...change, decision: 'approval', reason: '' });
  expect((await approve({ seen: withManager }))?.message).toContain('The account is Approval Pending now.');
  expect((await stateOfAccount()).status).toBe('approval_pending');
});

test('one wrong part keeps all of it from being saved', async () => {
  expect(await approve({ priceList: 'No such list' })).toMatchObject({ refusal: 'unknown_price_list' });
  expect(await approve({ terms: { ...terms, periodDays: 400 } })).toMatchObject({ refusal: 'bad_terms' });
  expect(await approve({ salesManager: 'x'.repeat(101) })).toMatchObject({ refusal: 'too_long' });
  expect(await stateOfAccount()).toEqual(untouched);
});
