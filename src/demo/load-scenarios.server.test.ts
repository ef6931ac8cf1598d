import { beforeAll, expect, test } from 'vitest';
import { findInconsistencies } from '../../tests/actions/orders.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { getInfo } from '../account/get-info.contract.ts';
import { findUserByEmail } from '../account/users.db.ts';
import { buyerHome } from '../content/buyer-home/buyer-home.contract.ts';
import { printSalesInvoice } from '../orders/documents/print-invoice.contract.ts';
import { myOrder } from '../orders/history/order-history.contract.ts';
import { orderDetail } from '../orders/order-page/order-detail.contract.ts';
import { allRfiHistory } from '../rfi/rfi-history.contract.ts';
import { sites } from '../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../sites/site.ts';
import type { DemoAccounts } from './load-accounts.server.ts';
import { loadScenarios } from './load-scenarios.server.ts';
import { type Role, roles } from './people.data.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  for (const code of siteCodes) await load(code);
});

async function load(site: SiteCode) {
  const { rows } = await store.database.$client.query('select id from price_lists where site = $1 order by id', [site]);
  const accounts: Partial<DemoAccounts> = {};
  for (const role of Object.keys(roles) as Role[]) {
    const [user] = await findUserByEmail(store.database, { site, email: `${role}@${site}.example` });
    if (user) accounts[role] = user;
  }
  const { database, server } = store;
  const context = { ...server, database, site: sites[site], priceListId: rows[0].id, now: store.now() };
  await loadScenarios({ ...context, accounts: accounts as DemoAccounts });
}

test.each(siteCodes)('on %s active@ has an order in every status, one delivered with its tax invoice', async (site) => {
  const token = await store.signIn('active', site);
  const rows = (await store.call(myOrder, {}, { token, site })).body.message.data;
  expect(new Set(rows.map((row) => row.status))).toEqual(
    new Set(['Awaiting Internal Approval', 'Confirmed', 'Dispatched', 'Delivered', 'Rejected', 'Cancelled']),
  );
  const numbers = [...new Set(rows.map((row) => row.mysc_order_no))];
  expect(numbers).toEqual(numbers.toSorted().toReversed());
  const delivered = rows.find((row) => row.status === 'Delivered')?.mysc_order_no ?? '';
  const { url } = (await store.call(printSalesInvoice, { order: delivered }, { token, site })).body;
  expect(url).toMatch(/^\/documents\/[A-Z]{2}-[\d-]+\.pdf\?/);
});

test.each(siteCodes)('on %s active@ has RFIs in every state, one valid line and one unanswered', async (site) => {
  const token = await store.signIn('active', site);
  const { info } = (await store.call(allRfiHistory, {}, { token, site })).body.message;
  expect(info.map((entry) => entry.data.map((line) => line.status))).toEqual([
    ['Awaiting quote', 'Awaiting quote'],
    ['Stock', 'Stock', 'Stock'],
    ['Stock', 'Declined', 'Expired'],
    ['Ordered'],
  ]);
});

test.each(siteCodes)('on %s active@ is Active and overdue@ is overdue', async (site) => {
  const statusOf = async (role: Role) =>
    (await store.call(getInfo, {}, { token: await store.signIn(role, site), site })).body.data.status;
  expect(await statusOf('active')).toBe('Active');
  expect(await statusOf('overdue')).toMatch(/^Unable to create new PI/);
});

test.each(siteCodes)('on %s the home page of active@ shows each of its parts', async (site) => {
  const { body } = await store.call(buyerHome, {}, { token: await store.signIn('active', site), site });
  const { quotes, money, on_the_way, cart, ordered_before } = body.work ?? {};
  expect(quotes).toMatchObject({ total: 4, waiting: 2 });
  expect(money?.total).toBeGreaterThan(1);
  expect(on_the_way?.orders.map(({ stage }) => stage).toSorted()).toEqual(['approval', 'preparing', 'rest', 'sent']);
  expect(cart?.lines).toBe(3);
  expect(ordered_before).toHaveLength(5);
});

test.each([
  ['zwz', 'Safexpress'],
  ['nod', 'Safexpress'],
  ['gwd', 'Aramex'],
] as const)('on %s the goods on the way are with a carrier of the country, %s', async (site, carrier) => {
  const token = await store.signIn('active', site);
  const rows = (await store.call(myOrder, {}, { token, site })).body.message.data;
  const order_no = rows.find((row) => row.status === 'Dispatched')?.mysc_order_no ?? '';
  const { data } = (await store.call(orderDetail, { order_no }, { token, site })).body;
  expect(data.dispatches).toMatchObject([{ carrier }]);
});

test('stock, credit, documents and series add up', async () => {
  expect(await findInconsistencies(store)).toEqual([]);
});

test.each(siteCodes)(
  'on %s active@ has a signed delivery note, and a return with photos that waits for staff',
  async (site) => {
    const token = await store.signIn('active', site);
    const rows = (await store.call(myOrder, {}, { token, site })).body.message.data;
    const orders = await Promise.all(
      [...new Set(rows.map((row) => row.mysc_order_no))].map(
        async (order_no) => (await store.call(orderDetail, { order_no }, { token, site })).body.data,
      ),
    );
    const notes = orders.flatMap(({ dispatches }) => dispatches.flatMap(({ signed_note }) => signed_note ?? []));
    expect(notes).toMatchObject([{ file_name: 'signed.png' }]);
    const returns = orders.flatMap((order) => order.returns);
    expect(returns.map(({ status, pictures }) => [status, pictures.length])).toEqual([['requested', 2]]);
  },
);
