import { uploadAs } from '../actions/account/papers.ts';
import { createApiToken } from '../actions/api-token.ts';
import { fillCart } from '../actions/cart.ts';
import { uploadImport } from '../actions/imports.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../actions/orders.ts';
import { importLines, invoiceFor } from '../actions/payments/bank-lines.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../actions/rfi.ts';
import { makePdf } from '../fixtures/papers.ts';
import type { RunningStore } from '../store/running-store.ts';
import type { DialogToCheck } from './find-violations.ts';

export type DeskScreen = {
  /** Below /desk/nod/. */
  path: string;
  /** What is there when the screen is, and is not on the screen before. */
  shows: string;
  /** Of buttons that open one. */
  dialogs?: readonly DialogToCheck[];
};

/** Every list and record of the desk with something to show, for an administrator of NOD. */
export async function setUpDeskScreens(store: RunningStore): Promise<readonly DeskScreen[]> {
  const [active, debtor, waiting] = await Promise.all(
    ['active', 'newbalance0', 'pending'].map((role) => findCustomerId(store, `${role}@nod.example`)),
  );
  const token = await store.signIn('active');
  const orders = await placeOrders(store, token);
  await store.database.$client.query(
    `update e_invoices set state = 'registered', irn = repeat('f', 64), ack_no = '112610000000001', ack_at = now()`,
  );
  const rfi = await askForItems(store, token);
  await invoiceFor(store, active ?? 0, 'NM/26-27/940001', 62_841_60, { daysAgo: 80 });
  await invoiceFor(store, active ?? 0, 'NM/26-27/940002', 41_507_28, { daysAgo: 50 });
  for (const [number, daysAgo] of [['NM/26-27/940003', 70] as const, ['NM/26-27/940004', 100] as const])
    await invoiceFor(store, debtor ?? 0, number, 18_290_00, { daysAgo });
  await importLines(store, [
    [41_507_28, 'NEFT WESTERN GEAR PUMP NM26-27 94 0002', 'N324'],
    [1_00_000_00, 'NEFT WESTERN GEAR PUMP', 'N325'],
    [-18_290_00, 'CHQ 000882 RETURNED FUNDS', '000882'],
  ]);
  const { body: paper } = await uploadAs(store, await store.signIn('pending'), {
    file: await makePdf(['Form GST REG-06', 'Additional places'], { size: 'A4' }),
    name: 'GST REG-06.pdf',
  });
  await store.database.$client.query(
    `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
      values ('nod', 'Asha', 'Rao', 'asha@mill.example', '9820012345', 'Do you have 6205-2RS in Pune?', 'x', now())`,
  );
  await sendWebhook(store);
  const imported = await uploadStockFile(store);
  const { rows } = await store.database.$client.query(
    "select id from price_lists where site = 'nod' and name = 'Resellers'",
  );
  await store.database.$client.query(
    "insert into search_misses (site, day, key, typed, searches) values ('nod', current_date, 'QXW77', 'QXW 77', 12)",
  );
  const { rows: items } = await store.database.$client.query(
    "select id from items where site = 'nod' and name = '6308' and maker = 'ZWZ'",
  );
  return [
    { path: 'today', shows: 'Accounts to verify' },
    { path: 'rfis', shows: rfi },
    { path: `rfis/${rfi}`, shows: 'Next open line', dialogs: ['Extend', 'Withdraw', 'History'] },
    { path: 'opening', shows: 'NOD is open', dialogs: ['Close the shop'] },
    { path: 'settings', shows: 'Company and contact' },
    { path: 'settings/branches', shows: 'Add a branch' },
    { path: 'settings/tax', shows: 'Items with 18%' },
    { path: 'settings/documents', shows: 'Add a document' },
    { path: 'orders', shows: orders.toApprove },
    { path: `orders/${orders.toApprove}`, shows: 'Reason, sent to the buyer' },
    {
      path: `orders/${orders.sent}`,
      shows: 'Dispatch and invoice',
      dialogs: ['Docket and tracking', 'Delivered', 'Cancel pieces', 'came back', 'Cancel at the portal'],
    },
    { path: 'accounts', shows: 'Faridabad Motor Rewinders' },
    { path: `accounts/${waiting}`, shows: 'Account to verify' },
    { path: `accounts/${active}`, shows: 'NM/26-27/940002', dialogs: ['Put on hold', 'Edit', 'Correct'] },
    { path: `accounts/${active}?tab=orders`, shows: 'Purchase order' },
    { path: `accounts/${active}?tab=rfis`, shows: rfi },
    { path: `accounts/${active}?tab=addresses`, shows: 'Chakan' },
    { path: `accounts/${active}?tab=people`, shows: 'Who signs in', dialogs: ['Correct the name'] },
    { path: `accounts/${active}?tab=log`, shows: 'order dispatched' },
    { path: 'papers', shows: 'GST REG-06.pdf' },
    { path: `papers/${paper.paper_id}`, shows: 'Checks', dialogs: ['Reject'] },
    { path: 'bank', shows: 'N324', dialogs: ['Import', 'Other customer', 'Ignore'] },
    { path: 'reports', shows: 'Sales before tax, ₹' },
    { path: 'reports/quotes', shows: 'Lines of RFIs by the day of their answer' },
    { path: 'reports/slow', shows: 'Last sold' },
    { path: 'receivables', shows: 'Deccan Fan Works', dialogs: ['Export', 'Leave out'] },
    { path: `receivables/${debtor}`, shows: "Customer's record", dialogs: ['Record a receipt', 'Note a promise'] },
    { path: 'payments', shows: 'No online payment needs a look.' },
    { path: 'messages', shows: 'Asha Rao' },
    { path: 'items', shows: 'On sale' },
    { path: `items/${items[0].id}`, shows: 'Stock by branch' },
    { path: 'items/words', shows: 'New search word', dialogs: ['New search word'] },
    { path: 'items/categories', shows: 'Deep groove ball', dialogs: ['Rename', 'Merge'] },
    { path: 'items/misses', shows: 'QXW 77' },
    { path: 'items/wanted', shows: 'Nobody waits for an item.' },
    { path: 'prices', shows: 'Resellers', dialogs: ['New price list', 'Rename'] },
    {
      path: `prices/list-${rows[0].id}`,
      shows: 'What do they pay, and why',
      dialogs: ['Import', { name: 'History', shows: 'Show earlier changes' }],
    },
    { path: 'imports', shows: 'closing-stock.csv' },
    { path: `imports/${imported}`, shows: 'Start the dry run' },
    { path: 'staff', shows: 'accounts@desk.example', dialogs: ['Remove', 'Find'] },
    { path: 'integrations', shows: 'order.placed', dialogs: ['End', 'Remove', 'Show'] },
    { path: 'audit', shows: 'bank statement imported' },
    { path: 'your-sign-in', shows: 'A passkey signs you in' },
    { path: 'orders/NOD99999999', shows: 'Order NOD99999999 was not found.' },
  ];
}

async function placeOrders(store: RunningStore, token: string) {
  const cart = await fillCart(store, token, [
    ['51105', 9],
    ['6308', 4],
  ]);
  const { body } = await submitOrder(store, token, toReviewedLines(cart), { purchase_order_no: 'PO-45' });
  const sent = await createConfirmedOrder(store, token, [['NU205', 4]], { purchase_order_no: 'PO-46' });
  const shipment = { carrier: 'Konkan Roadlines', docket: 'KR 118204' };
  await dispatchGoods(store, sent, { lines: [{ lineNo: 1, quantity: 2 }], ...shipment });
  return { toApprove: body.myscno, sent };
}

/** A token, an address that is switched off, and a message that arrived there before. */
export async function sendWebhook(store: RunningStore): Promise<void> {
  await createApiToken(store.database, { scopes: ['items:write', 'stock:write', 'orders:read', 'dispatches:write'] });
  await store.database.$client.query(`
    with endpoint as (
      insert into webhook_endpoints (site, url, events, sealed_secret, created_at, created_by, switched_off_at)
      values ('nod', 'https://erp.example.com/hooks/orders', '["order.placed", "order.changed"]', 'x', now(), 'A. Shah', now())
      returning id),
    delivery as (
      insert into webhook_deliveries (site, endpoint_id, message_id, event, subject, body, created_at, tries, delivered_at)
      select 'nod', id, 'msg_1', 'order.placed', 'NOD26000777',
        '{"type":"order.placed","data":{"site":"nod","order":"NOD26000777"}}', now(), 2, now() from endpoint returning id)
    insert into webhook_attempts (site, delivery_id, at, status, problem, reply, took_ms)
    select 'nod', id, now(), a.status, a.problem, a.reply, 84 from delivery,
      (values (503, 'The endpoint replied 503.', 'busy'), (200, '', 'ok')) as a (status, problem, reply)`);
}

async function uploadStockFile(store: RunningStore): Promise<number> {
  const uploaded = await uploadImport(store, 'stock', 'Part No,Pieces\nN-1,7', 'closing-stock.csv');
  if (typeof uploaded === 'string') throw new Error(uploaded);
  return uploaded.id;
}

async function askForItems(store: RunningStore, token: string): Promise<string> {
  const rfi = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
    ['30205', 6],
  ]);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 590_00)]);
  return rfi;
}
