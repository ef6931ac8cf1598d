import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { importLines, invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { createReturn } from '../../../tests/actions/returns.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { StaffRole } from '../../account/permissions/permissions.rule.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { cancelLines } from '../../orders/fulfilment/cancel-lines.server.ts';
import { holdOrder, releaseOrder } from '../../orders/fulfilment/hold-order.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customerList } from '../accounts/customer-list.contract.ts';
import { bankLinesAtDesk } from '../bank/bank.contract.ts';
import { listImportsAtDesk } from '../imports/imports.contract.ts';
import { integrationsAtDesk } from '../integrations/integrations.contract.ts';
import { listMessagesAtDesk } from '../messages/messages.contract.ts';
import { listOrdersAtDesk } from '../orders/order-list.contract.ts';
import { listPapersAtDesk } from '../papers/papers.contract.ts';
import { listPaymentsAtDesk } from '../payments/online-payments.contract.ts';
import { callListAtDesk } from '../receivables/debtor.contract.ts';
import { listRfisAtDesk } from '../rfis/rfi-desk.contract.ts';
import { siteFigures, waitingWork } from './today.contract.ts';
import { type WaitingKind, waitingKinds } from './waiting-kinds.data.ts';

const store = setUp(openTestStore);

const hoursAgo = (hours: number) => new Date(store.now().getTime() - hours * 3_600_000);

async function waiting(role: StaffRole, site: SiteCode = 'nod') {
  const { body } = await store.call(waitingWork, { site }, { desk: await store.signInAtDesk(role) });
  return Object.fromEntries(body.waiting.map(({ kind, ...row }) => [kind, row]));
}

test('what waits is counted by age, for those who work on it and on its own site', async () => {
  const message = `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
    values ('nod', 'A', 'B', 'a@mill.example', '1', 'Hi', $1, $2)`;
  for (const hours of [1, 5, 30, 50, 100])
    await store.database.$client.query(message, [`captcha ${hours}`, hoursAgo(hours)]);
  const row = { count: 5, under4Hours: 1, under24Hours: 1, under2Days: 1, older: 2 };
  expect((await waiting('sales')).messages).toEqual({ ...row, oldest: hoursAgo(100).toISOString() });
  expect((await waiting('accounts')).messages).toBeUndefined();
  expect((await waiting('sales', 'gwd')).messages).toBeUndefined();
  await store.database.$client.query("update contact_messages set done_at = now(), done_by = 'Meera'");
  expect((await waiting('sales')).messages).toBeUndefined();
});

test('an account whose profile is done waits to be verified; one on hold does not', async () => {
  expect((await waiting('accounts')).accounts?.count).toBe(1);
  await store.database.$client.query("update customers set status_reason = 'no papers' where site = 'nod'");
  expect((await waiting('accounts')).accounts).toBeUndefined();
});

test('an RFI waits until each of its lines is answered or declined', async () => {
  const token = await store.signIn('active');
  await submitRfi(store, token, [
    ['NU205', 4],
    ['22220CA/W33', 2],
  ]);
  expect((await waiting('sales')).rfis?.count).toBe(1);
  await store.database.$client.query(
    "update rfi_lines set declined_at = now(), declined_by = 'Meera' where line_no = 1",
  );
  expect((await waiting('sales')).rfis?.count).toBe(1);
  await store.database.$client.query("update rfi_lines set declined_at = now(), declined_by = 'Meera'");
  expect((await waiting('sales')).rfis).toBeUndefined();
});

test('figures show every day of two weeks, and what was ordered most', async () => {
  await store.database.$client.query(
    `with asked as (update rfis set asked_at = asked_at - interval '90 minutes' returning id, asked_at)
      update rfi_lines l set declined_at = r.asked_at + interval '90 minutes' from asked r where r.id = l.rfi_id`,
  );
  await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  const { body } = await store.call(siteFigures, { site: 'nod' }, { desk: await store.signInAtDesk('catalogue') });
  expect(body.days).toHaveLength(14);
  expect(body.days.at(-1)).toMatchObject({ orders: 1 });
  expect(body.days.slice(0, -1).every(({ orders }) => orders === 0)).toBe(true);
  expect(body.topItems.map(({ itemName, pieces }) => [itemName, pieces])).toEqual([['NU205', 4]]);
  expect(body.days.at(-1)?.totalMinor).toBeGreaterThanOrEqual(body.topItems[0]?.totalMinor ?? 0);
  expect(body.rfi).toEqual({
    quoted: 0,
    ordered: 0,
    declined: 2,
    answeredMinutes: 90,
    promisedHours: 4,
    late: 0,
  });
  expect(body.days.reduce((sum, { rfisInTime }) => sum + rfisInTime, 0)).toBe(1);
  expect(body.wantedItems.map(({ itemName, free }) => [itemName, free > 0])).toEqual([
    ['NU205', true],
    ['22220CA/W33', expect.any(Boolean)],
  ]);
});

test('figures compare a day with the week before, and say how many of its quotes were ordered', async () => {
  const { rows } = await store.database.$client.query(
    "update orders set placed_at = placed_at - interval '7 days' returning id",
  );
  await store.database.$client.query(
    `update rfi_lines set declined_at = null, declined_by = null, answered_at = now(), answered_by = 'Meera',
      quoted_quantity = quantity_asked, quoted_minor = 100, quoted_on = current_date, valid_until = current_date + 7,
      ordered_at = case when item_name = 'NU205' then now() end`,
  );
  const { body } = await store.call(siteFigures, { site: 'nod' }, { desk: await store.signInAtDesk('catalogue') });
  expect(body.days.at(-1)).toMatchObject({
    orders: 0,
    ordersBefore: rows.length,
    quoted: 2,
    quotesOrdered: 1,
  });
  expect(body.days.at(-8)).toMatchObject({ orders: rows.length, ordersBefore: 0, quoted: 0 });
});

test('goods that are late wait apart from those due today, each as many as its list shows', async () => {
  const token = await store.signIn('active');
  const today = dayOf(store.now(), 'Asia/Kolkata');
  for (const daysLate of [0, 0, 3]) {
    const order = await createConfirmedOrder(store, token, [['NU205', 1]]);
    await store.database.$client.query(
      'update order_lines set expected_on = $2 where order_id = (select id from orders where number = $1)',
      [order, addDays(today, -daysLate)],
    );
  }
  const desk = await store.signInAtDesk('sales');
  const listed = async (view: string) =>
    (await store.call(listOrdersAtDesk, { site: 'nod', view }, { desk })).body.total;
  const { dispatches, late } = await waiting('sales');
  expect([dispatches?.count, late?.count]).toEqual([2, 1]);
  expect([await listed('due-today'), await listed('late')]).toEqual([2, 1]);
  expect(late?.oldest).toBe(new Date(`${addDays(today, -3)}T00:00:00+05:30`).toISOString());
});

test('every bank line that the list shows waits, a returned cheque too, since its day began at the site', async () => {
  await importLines(store, [
    [500_00, 'NEFT SOMEBODY', 'N1'],
    [-500_00, 'CHQ 000882 RETURNED', '000882'],
  ]);
  const desk = await store.signInAtDesk('accounts');
  const { body } = await store.call(bankLinesAtDesk, { site: 'nod' }, { desk });
  const lines = (await waiting('accounts'))['bank-lines'];
  expect(lines?.count).toBe(2);
  expect(body.lines).toHaveLength(2);
  expect(lines?.oldest).toBe(new Date(`${dayOf(store.now(), 'Asia/Kolkata')}T00:00:00+05:30`).toISOString());
});

test('each figure leads to a list of exactly as many rows, also where one record has several of a kind', async () => {
  const { $client } = store.database;
  const token = await store.signIn('active');
  const today = dayOf(store.now(), 'Asia/Kolkata');
  for (const validUntil of [addDays(today, 1), addDays(today, 9)]) {
    const rfi = await submitRfi(store, token, [
      ['NU205', 4],
      ['51105', 2],
    ]);
    await answerAsStaff(
      store,
      rfi,
      [1, 2].map((line) => quoteLine(store, line, 900_00, { validUntil })),
    );
  }
  await submitRfi(store, token, [['NU205', 4]]);
  await createReturn(store, token);
  const decided = await createReturn(store, token);
  await $client.query(
    "update return_requests set status = 'approved' where order_id = (select id from orders where number = $1)",
    [decided.order],
  );
  await $client.query(`insert into return_requests (site, order_id, customer_id, document_id, return_no, status, note, requested_at)
      select site, order_id, customer_id, document_id, 2, status, '', requested_at from return_requests where status = 'requested'`);
  const other = await createConfirmedOrder(store, token, [['NU205', 2]]);
  for (const _part of [1, 2]) await dispatchGoods(store, other, { lines: [{ lineNo: 1, quantity: 1 }] });
  await $client.query(
    `update e_invoices e set state = 'failed' from documents d join orders o on o.id = d.order_id
      where d.id = e.document_id and o.number = $1`,
    [other],
  );
  await $client.query("update tax_registrations set pending_number = number, pending_at = now() where site = 'nod'");
  await $client.query(`insert into tax_registrations (site, customer_id, number, legal_name, region_id, pending_number, pending_at, created_at)
      select site, customer_id, 'T2', legal_name, region_id, 'T3', now(), now() from tax_registrations where site = 'nod' limit 1`);
  await $client.query(`update addresses a set approval_status = 1 from customers c
      where c.id = a.customer_id and c.site = 'nod' and c.status <> 'verification_pending'`);
  const buyerId = await findCustomerId(store, 'newbalance0@nod.example');
  for (const daysAgo of [90, 60]) await invoiceFor(store, buyerId, `NM/T/${daysAgo}`, 500_00, { daysAgo });
  const endpoint = `insert into webhook_endpoints (site, url, events, sealed_secret, created_at, created_by, failing_since, ended_at)
    values ($1, $2, '[]', '', now(), 'Meera', $3, $4)`;
  for (const [site, path, failingSince, endedAt] of [
    ['nod', 'fails', hoursAgo(5), null],
    ['nod', 'arrives', null, null],
    ['nod', 'removed', hoursAgo(5), hoursAgo(1)],
    ['gwd', 'elsewhere', hoursAgo(5), null],
  ])
    await $client.query(endpoint, [site, `https://erp.example/${path}`, failingSince, endedAt]);
  const desk = await store.signInAtDesk('admin');
  const { body } = await store.call(waitingWork, { site: 'nod' }, { desk });
  const listed = await Promise.all(
    body.waiting.map(async ({ kind }) => {
      const [list = '', query] = waitingKinds[kind as WaitingKind].to.split('?');
      return [kind, await countRows(list, new URLSearchParams(query).get('view') ?? '', desk)];
    }),
  );
  const counted = Object.fromEntries(body.waiting.map(({ kind, count }) => [kind, count]));
  expect(counted).toMatchObject({
    rfis: 1,
    quotes: 1,
    returns: 1,
    'e-invoices': 1,
    calls: 1,
    webhooks: 1,
  });
  expect(Object.fromEntries(listed)).toEqual(counted);
});

test('an import that failed waits for those who import such files, until it goes on or is cancelled', async () => {
  const insert = `insert into imports (site, kind, file_name, format, state, header, sample, mapping, found, written, created_at,
      created_by, finished_at)
    values ('nod', $1, 'a.csv', 'csv', $2, '[]', '[]', '[]', $4, $4, $3, 'Meera', $3)`;
  const none = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const [kind, state] of [
    ['stock', 'failed'],
    ['customers', 'failed'],
    ['prices', 'failed'],
    ['items', 'done'],
  ])
    await store.database.$client.query(insert, [kind, state, hoursAgo(5), none]);
  for (const [role, count] of [
    ['catalogue', 2],
    ['accounts', 1],
    ['admin', 3],
  ] as const) {
    const desk = await store.signInAtDesk(role);
    expect((await waiting(role)).imports).toMatchObject({ count, under24Hours: count });
    const { body } = await store.call(listImportsAtDesk, { site: 'nod', view: 'failed' }, { desk });
    expect([body.rows.length, body.total]).toEqual([count, count]);
  }
  expect((await waiting('sales')).imports).toBeUndefined();
  await store.database.$client.query("update imports set state = 'cancelled' where kind = 'customers'");
  expect((await waiting('accounts')).imports).toBeUndefined();
});

async function countRows(list: string, view: string, desk: string): Promise<number> {
  const request = { site: 'nod' as const, view };
  switch (list) {
    case 'rfis':
      return (await store.call(listRfisAtDesk, request, { desk })).body.total;
    case 'orders':
      return (await store.call(listOrdersAtDesk, request, { desk })).body.total;
    case 'accounts':
      return (await store.call(customerList, request, { desk })).body.total;
    case 'papers':
      return (await store.call(listPapersAtDesk, request, { desk })).body.total;
    case 'payments':
      return (await store.call(listPaymentsAtDesk, request, { desk })).body.total;
    case 'imports':
      return (await store.call(listImportsAtDesk, request, { desk })).body.total;
    case 'messages':
      return (await store.call(listMessagesAtDesk, request, { desk })).body.total;
    case 'receivables':
      return (await store.call(callListAtDesk, request, { desk })).body.total;
    case 'integrations#endpoints': {
      const { endpoints } = (await store.call(integrationsAtDesk, request, { desk })).body;
      return endpoints.filter(({ failingSince }) => failingSince !== null).length;
    }
    default:
      return (await store.call(bankLinesAtDesk, request, { desk })).body.lines.length;
  }
}

test('customers with an address to verify are found from Today', async () => {
  const desk = await store.signInAtDesk('accounts');
  const { body } = await store.call(customerList, { site: 'nod', view: 'addresses' }, { desk });
  expect((await waiting('accounts')).addresses?.count).toBeGreaterThanOrEqual(1);
  expect(body.total).toBeLessThan((await store.call(customerList, { site: 'nod' }, { desk })).body.total);
  expect(body.rows.length).toBeGreaterThanOrEqual(1);
});

test('an order on hold waits for nobody until the day on which it is looked at again', async () => {
  const token = await store.signIn('active');
  const { database } = store;
  const late = async () => (await waiting('sales')).late?.count ?? 0;
  const before = await late();
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await database.$client.query(
    "update order_lines set expected_on = '2020-01-02' where order_id = (select id from orders where number = $1)",
    [number],
  );
  expect(await late()).toBe(before + 1);
  const lookAgainOn = addDays(dayOf(store.now(), sites.nod.calendar.timeZone), 1);
  const hold = { reason: 'The buyer checks the sizes', isToldToBuyer: false, lookAgainOn };
  await holdOrder(database, sites.nod, { number, hold, by: 'Meera', now: store.now() });
  expect(await late()).toBe(before);
  expect((await waiting('sales'))['held-orders']).toBeUndefined();
  store.setClock(new Date(store.now().getTime() + 86_400_000));
  expect((await waiting('accounts'))['held-orders']?.count).toBe(1);
  expect(await late()).toBeGreaterThan(before);
  store.setClock(new Date(store.now().getTime() - 86_400_000));
  await releaseOrder(database, sites.nod, { number, by: 'Meera', now: store.now() });
  await cancelLines(database, sites.nod, { number, by: 'Meera', now: store.now() });
});
