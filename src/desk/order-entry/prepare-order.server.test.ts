import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { RequestInput } from '../../lib/contract.ts';
import {
  confirmPreparedOrder,
  declinePreparedOrder,
  preparedOrder,
} from '../../orders/prepared-orders/prepared-order.contract.ts';
import { rfiHistory } from '../../rfi/rfi-history.contract.ts';
import { printQuoteAtDesk } from '../rfis/rfi-answers.contract.ts';
import { rfiAtDesk } from '../rfis/rfi-desk.contract.ts';
import { enterOrderAtDesk, enterQuoteAtDesk, prepareOrderAtDesk, priceEntryAtDesk } from './order-entry.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let customerId: number;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  customerId = Number(
    (await sql("select customer_id from users where email = 'active@nod.example'")).rows[0].customer_id,
  );
});
const sql = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);

type Line = RequestInput<typeof prepareOrderAtDesk>['lines'][number];

async function lineOf(name: string, quantity: number, more: Partial<Line> = {}): Promise<Line> {
  const { rows } = await sql("select id from items where site = 'nod' and name = $1 order by id limit 1", [name]);
  const asked = { site: 'nod' as const, customerId: String(customerId), addressId: '0' };
  const wanted = { itemId: Number(rows[0].id), quantity, unitMinor: null };
  const [line] = (await store.call(priceEntryAtDesk, { ...asked, lines: [wanted] }, { desk })).body.lines;
  if (!line) throw new Error('no line');
  const { itemId, yourMinor: unitMinor, expectedOn } = line;
  return { itemId, quantity, unitMinor, isAgreed: false, expectedOn: expectedOn ?? '', floorReason: '', ...more };
}

const common = () => ({
  site: 'nod' as const,
  customerId: String(customerId),
  via: 'whatsapp' as const,
  wishedDate: '',
  remark: '',
});

async function prepare(lines: Line[]) {
  const request = { ...common(), addressId: '0', paymentOption: 'credit' as const, purchaseOrderNo: '', lines };
  const { body } = await store.call(prepareOrderAtDesk, request, { desk });
  expect(body).toMatchObject({ success: true });
  return new URL(body.url).searchParams.get('token') ?? '';
}
const show = async (token: string) => (await store.call(preparedOrder, { token })).body;
const seenOf = ({ lines }: Awaited<ReturnType<typeof show>>) =>
  lines.map(({ your_price, exp_dod }) => ({ your_price, exp_dod }));
const confirm = async (token: string, seen: ReturnType<typeof seenOf>) =>
  (await store.call(confirmPreparedOrder, { token, seen, purchase_order_no: 'PO-L1' })).body;

test('a quote without an RFI of the customer: quoted, mailed, printed, and it names who entered it', async () => {
  const lines = [await lineOf('6205', 30, { isAgreed: true, unitMinor: 25_000, floorReason: 'Price promised before' })];
  const request = { ...common(), reference: 'EN-9', validUntil: '', lines };
  const { body } = await store.call(enterQuoteAtDesk, request, { desk });
  expect(body).toMatchObject({ success: true });
  const { number } = body;
  const { rfi } = (await store.call(rfiAtDesk, { site: 'nod', number }, { desk })).body;
  expect(rfi).toMatchObject({ enteredVia: 'whatsapp', reference: 'EN-9', email: 'active@nod.example' });
  expect(rfi.enteredBy).not.toBe('');
  expect(rfi.lines).toMatchObject([{ state: 'Stock', answer: { unitMinor: 25_000, quantity: 30 } }]);
  const { rows } = await sql("select receiver, template from outbox where data ->> 'rfiNumber' = $1", [number]);
  expect(rows).toEqual([{ receiver: 'active@nod.example', template: 'rfi-answered' }]);
  expect((await store.call(printQuoteAtDesk, { site: 'nod', number }, { desk })).body).toMatchObject({ success: true });
});

test('the customer confirms by the link, once; a second press shows the same order', async () => {
  const token = await prepare([await lineOf('6205', 5), await lineOf('NU205', 1)]);
  expect(
    (await sql("select count(*)::int as n from prepared_orders where encode(token_hash, 'escape') = $1", [token]))
      .rows[0].n,
  ).toBe(0);
  const shown = await show(token);
  expect(shown).toMatchObject({ order_no: '', company: 'Western Gear & Pump', paid_by: 'credit' });
  const replies = await Promise.all([confirm(token, seenOf(shown)), confirm(token, seenOf(shown))]);
  expect(replies[0]).toMatchObject({ success: true });
  expect(replies[1]).toEqual(replies[0]);
  const { rows } = await sql(
    'select o.entered_via, o.purchase_order_no, e.by from orders o join order_events e on e.order_id = o.id where o.number = $1',
    [replies[0]?.order_no],
  );
  expect(rows).toEqual([{ entered_via: 'whatsapp', purchase_order_no: 'PO-L1', by: 'buyer' }]);
  expect((await show(token)).order_no).toBe(replies[0]?.order_no);
});

test('agreed prices are ordered by the link as a quote is', async () => {
  const agreed = { isAgreed: true, unitMinor: 24_000, floorReason: 'Part of a large order' };
  const token = await prepare([await lineOf('6306', 2, agreed)]);
  const shown = await show(token);
  expect(shown.lines).toMatchObject([{ told_price: 240, your_price: 240, is_in_stock: true }]);
  const { order_no } = await confirm(token, seenOf(shown));
  const { rows } = await sql(
    'select n.unit_minor, q.ordered_at is not null as ordered from orders o join order_lines n on n.order_id = o.id join rfi_lines q on q.id = n.rfi_line_id where o.number = $1',
    [order_no],
  );
  expect(rows).toEqual([{ unit_minor: 24_000, ordered: true }]);
});

test('a price that changed since is shown beside the one told, and asked about', async () => {
  const line = await lineOf('51105', 2);
  const token = await prepare([line]);
  const before = await show(token);
  await sql('update items set list_minor = list_minor * 2 where id = $1', [line.itemId]);
  expect(await confirm(token, seenOf(before))).toMatchObject({ success: false, refusal: 'price_changed' });
  const after = await show(token);
  expect(after.lines[0]?.your_price).toBeGreaterThan(after.lines[0]?.told_price ?? 0);
  expect(await confirm(token, seenOf(after))).toMatchObject({ success: true });
  await sql('update items set list_minor = list_minor / 2 where id = $1', [line.itemId]);
});

test('stock that was sold since is said, and nothing is ordered', async () => {
  const line = await lineOf('6308', 1);
  const token = await prepare([line]);
  const before = await show(token);
  await sql('update stock set reserved = on_hand where item_id = $1', [line.itemId]);
  expect(await confirm(token, seenOf(before))).toMatchObject({ success: false, refusal: 'nothing_left' });
  expect((await show(token)).lines).toMatchObject([{ is_in_stock: false }]);
  await sql('update stock set reserved = 0 where item_id = $1', [line.itemId]);
});

test('a declined link orders nothing, tells the desk why, and opens nothing more', async () => {
  const token = await prepare([await lineOf('608-2Z', 3)]);
  const decline = { token, reason: 'Too late' };
  expect((await store.call(declinePreparedOrder, decline)).body).toEqual({ success: true });
  expect((await store.call(declinePreparedOrder, decline)).body).toEqual({ success: true });
  const { rows } = await sql("select receiver from outbox where template = 'order-declined'");
  expect(rows).toEqual([{ receiver: 'sales@nod.example' }]);
  expect(await show(token)).toMatchObject({ success: false, refusal: 'declined' });
});

test('a link ends after 48 hours, with a newer one for the same items, and on another site', async () => {
  const lines = [await lineOf('6205', 2)];
  const token = await prepare(lines);
  expect((await store.call(preparedOrder, { token }, { site: 'gwd' })).body).toMatchObject({ refusal: 'unknown' });
  const newer = await prepare(lines);
  expect(await show(token)).toMatchObject({ refusal: 'ended' });
  await sql("update prepared_orders set ends_at = now() - interval '1 minute'");
  expect(await show(newer)).toMatchObject({ refusal: 'ended' });
  expect(await show('not-a-token')).toMatchObject({ refusal: 'unknown' });
});

async function refusalOf(lines: Line[]) {
  const request = { ...common(), addressId: '0', paymentOption: 'credit' as const, purchaseOrderNo: '', lines };
  return (await store.call(prepareOrderAtDesk, request, { desk })).body;
}

test('no link is made for what the customer could not confirm', async () => {
  const line = await lineOf('6205', 3);
  const linksBefore = (await sql('select count(*)::int as n from prepared_orders')).rows[0].n;
  await sql('update items set order_multiple = 2 where id = $1', [line.itemId]);
  expect(await refusalOf([line])).toMatchObject({ success: false, refusal: 'bad_lines' });
  await sql('update items set order_multiple = 1 where id = $1', [line.itemId]);
  await sql('update stock set reserved = on_hand where item_id = $1', [line.itemId]);
  expect(await refusalOf([line])).toMatchObject({ success: false, refusal: 'nothing_left' });
  await sql('update stock set reserved = 0 where item_id = $1', [line.itemId]);
  await sql("update customers set status = 'verification_pending' where id = $1", [customerId]);
  expect(await refusalOf([line])).toMatchObject({ success: false, refusal: 'verification_pending' });
  await sql("update customers set status = 'active' where id = $1", [customerId]);
  expect((await sql('select count(*)::int as n from prepared_orders')).rows[0].n).toBe(linksBefore);
});

test('a confirmed link shows the order until its 48 hours are over, not for ever', async () => {
  const token = await prepare([await lineOf('6205', 1)]);
  const seen = seenOf(await show(token));
  const { order_no } = await confirm(token, seen);
  await sql("update prepared_orders set ends_at = now() - interval '1 minute' where confirmed_at is not null");
  expect(await show(token)).toMatchObject({ success: false, refusal: 'ended' });
  expect(await confirm(token, seen)).toEqual({ success: true, order_no });
});

test('agreed prices end with the link that is declined or replaced', async () => {
  const agreed = () => lineOf('51105', 2, { isAgreed: true, unitMinor: 24_000, floorReason: 'Part of a large order' });
  const openQuotes = async () =>
    (
      await sql(
        `select n.id from rfi_lines n join rfis r on r.id = n.rfi_id where r.customer_id = $1 and n.item_name = '51105'
          and n.quoted_minor = 24000 and n.ordered_at is null and n.withdrawn_at is null`,
        [customerId],
      )
    ).rows.length;
  await prepare([await agreed()]);
  const newer = await prepare([await agreed()]);
  expect(await openQuotes()).toBe(1);
  await store.call(declinePreparedOrder, { token: newer, reason: '' });
  expect(await openQuotes()).toBe(0);
});

test('the RFI page of the buyer says who of the sales desk entered it', async () => {
  const lines = [await lineOf('6205', 30, { isAgreed: true, unitMinor: 25_000, floorReason: 'Price promised before' })];
  const request = { ...common(), reference: '', validUntil: '', lines };
  const { number } = (await store.call(enterQuoteAtDesk, request, { desk })).body;
  const token = await store.signIn('active');
  const { data } = (await store.call(rfiHistory, { putawayno_key: number }, { token })).body;
  expect(data.entered_by).toBeTruthy();
});

test('nothing is entered or confirmed for a customer who was merged into another', async () => {
  const lines = [await lineOf('6205', 1)];
  const token = await prepare(lines);
  const seen = seenOf(await show(token));
  await sql(
    "update customers set merged_into_id = (select id from customers where site = 'nod' and id <> $1 order by id limit 1) where id = $1",
    [customerId],
  );
  const order = { ...common(), addressId: '0', paymentOption: 'credit' as const, purchaseOrderNo: 'PO-9', lines };
  const statuses = [
    await store.call(enterOrderAtDesk, { ...order, noPurchaseOrder: '' }, { desk }),
    await store.call(enterQuoteAtDesk, { ...common(), reference: '', validUntil: '', lines }, { desk }),
    await store.call(confirmPreparedOrder, { token, seen, purchase_order_no: 'PO-9' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404]);
  await sql('update customers set merged_into_id = null where id = $1', [customerId]);
});

test('a price and a quantity beyond all bounds are refused, not failed on', async () => {
  const lines = [
    await lineOf('6205', 1_000_000, { isAgreed: true, unitMinor: Number.MAX_SAFE_INTEGER, floorReason: '' }),
  ];
  expect(await refusalOf(lines)).toMatchObject({ success: false });
  expect((await store.call(priceEntryAtDesk, { ...common(), addressId: '0', lines }, { desk })).status).toBe(200);
});
