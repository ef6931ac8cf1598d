import { beforeAll, expect, test } from 'vitest';
import { numberPendingChanges } from '../../src/api/changes/number-changes.server.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { uploadAs } from '../actions/account/papers.ts';
import { createApiToken } from '../actions/api-token.ts';
import { fillCart } from '../actions/cart.ts';
import { uploadImport } from '../actions/imports.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { importLines } from '../actions/payments/bank-lines.ts';
import { startPayment } from '../actions/payments/payments.ts';
import { submitRfi } from '../actions/rfi.ts';
import { addEndpoint } from '../actions/webhooks.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { type DeskIds, findDeskIds } from '../valid-requests/desk-ids.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';
import { noRecords } from './no-records.data.ts';

type Records = { order: string; rfi: string; deskIds: DeskIds };

const nowhere = 999_999_999;
const none: Records = {
  order: 'NOD26999999',
  rfi: 'NODR26999999',
  deskIds: {
    customer: nowhere,
    address: nowhere,
    paper: nowhere,
    message: nowhere,
    bankLine: nowhere,
    payment: nowhere,
    priceList: nowhere,
    item: nowhere,
    certificate: nowhere,
    import: nowhere,
    export: nowhere,
    token: nowhere,
    endpoint: nowhere,
    delivery: nowhere,
  },
};

const store = setUp(openTestStore);
let ofNod: Records;
beforeAll(async () => {
  const buyer = await store.signIn('active');
  await uploadAs(store, buyer);
  await importLines(store, [[100_00, 'NEFT WESTERN GEAR', 'N1']]);
  await store.database.$client.query(
    `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
      values ('nod', 'Asha', 'Rao', 'asha@mills.example', '', 'Hello', 'one', now())`,
  );
  await store.database.$client.query(
    `insert into certificates (site, maker, kind, number, valid_from, added_by, added_at)
      values ('nod', 'ZWZ', 'iso', 'Q 1', '2026-01-01', 'Meera', now())`,
  );
  await store.database.$client.query(
    `insert into exports (site, kind, format, filter, file_name, state, staff_id, created_at, created_by)
      select 'nod', 'items', 'csv', '{}', 'items.csv', 'done', min(id), now(), 'Meera' from staff`,
  );
  await uploadImport(store, 'stock', 'itemcode,on_hand\nN-1,7');
  const payer = await store.signIn('overdue');
  await startPayment(store, payer, await fillCart(store, payer, [['6205', 2]]));
  await createApiToken(store.database);
  await addEndpoint(store, 'http://127.0.0.1:9/');
  const order = await createConfirmedOrder(store, buyer, [['6205', 2]]);
  await numberPendingChanges(store.database, store.now());
  ofNod = {
    order,
    rfi: await submitRfi(store, buyer, [['6308', 4]]),
    deskIds: await findDeskIds(store.database, 'nod'),
  };
});

const callsAtDesk = storeCalls
  .filter(({ audience, contract }) => audience === 'staff' && contract.path.includes(':site'))
  .map(({ contract }) => contract);

/** Requests of the site ZWZ about these records. */
const bodiesOf = (records: Records) => validBodies({ ...noRecords, ...records, site: 'zwz' });
const [unknown, without] = [bodiesOf(none), bodiesOf({ ...noRecords, order: '', rfi: '' })];
const namesRecord = (path: string) => JSON.stringify(unknown[path]) !== JSON.stringify(without[path]);

test('there is something of each kind that staff could name', () => {
  expect(Object.entries(ofNod.deskIds).filter(([, id]) => id === 0)).toEqual([]);
});

test.each(callsAtDesk.filter(({ path }) => namesRecord(path)).map((contract) => [contract.path, contract] as const))(
  '%s: a record of another site acts like an unknown one',
  async (path, contract) => {
    const before = await recordsOfNod();
    const desk = await store.signInAtDesk('admin');
    const reply = async (records: Records) => {
      const { status, body } = await store.call(contract, bodiesOf(records)[path] as never, { desk });
      const numbers = new RegExp(`${records.order}|${records.rfi}|\\d+`, 'g');
      return { status, text: JSON.stringify(body).replaceAll(numbers, '#') };
    };
    expect(await reply(ofNod)).toEqual(await reply(none));
    expect(await recordsOfNod()).toEqual(before);
  },
);

/** Names of fields that say which record a call is about. */
const idFields = /^(id|line|number|numbers|owner|customer_id|address_id)$/;

test('every call of the desk that takes an id is tried with one', () => {
  const takingId = callsAtDesk.filter(
    ({ request }) => 'shape' in request && Object.keys(request.shape as object).some((name) => idFields.test(name)),
  );
  expect(takingId.map(({ path }) => path).filter((path) => !namesRecord(path))).toEqual([]);
});

async function recordsOfNod(): Promise<unknown> {
  const tables = [
    'customers',
    'users',
    'papers',
    'contact_messages',
    'bank_lines',
    'payments',
    'price_lists',
    'items',
    'orders',
    'rfis',
    'api_tokens',
    'webhook_endpoints',
    'webhook_deliveries',
  ];
  const hashes = tables.map(
    (table) => `(select md5(string_agg(x::text, '' order by x::text)) from ${table} x where site = 'nod') as ${table}`,
  );
  const children = ['addresses', 'tax_registrations', 'customer_notes', 'price_rows', 'rfi_lines', 'order_lines'];
  const counts = children.map(
    (table) => `(select md5(string_agg(x::text, '' order by x::text)) from ${table} x) as ${table}`,
  );
  return (await store.database.$client.query(`select ${[...hashes, ...counts].join(', ')}`)).rows[0];
}
