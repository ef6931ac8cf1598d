import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createDeliveryAddress,
  retireDeliveryAddress,
  setAddressRegistration,
  setDefaultAddress,
} from '../../src/account/addresses/addresses.contract.ts';
import { removePaper } from '../../src/account/papers/papers.contract.ts';
import { removeTaxRegistration } from '../../src/account/registrations/registrations.contract.ts';
import { endMySession, mySessions } from '../../src/account/sign-in/my-sessions.contract.ts';
import { addItem, removeItem, updateQuantity } from '../../src/cart/cart.contract.ts';
import { checkRfi } from '../../src/cart/rfi-lines/check-rfi.contract.ts';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { deleteSavedCart, loadSavedCart, saveCart } from '../../src/cart/saved-carts/saved-carts.contract.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { cancelLine } from '../../src/orders/buyer-changes/cancel-line.contract.ts';
import { cancelOrder } from '../../src/orders/buyer-changes/cancel-order.contract.ts';
import { changePurchaseOrder } from '../../src/orders/buyer-changes/change-purchase-order.contract.ts';
import { createOrder, nodCreatePayment } from '../../src/orders/checkout/pay-online.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { orderedLines } from '../../src/orders/checkout-pages/ordered-lines.contract.ts';
import { printSalesInvoice } from '../../src/orders/documents/print-invoice.contract.ts';
import { exportOrders } from '../../src/orders/history/export-orders.contract.ts';
import { ownOrders } from '../../src/orders/history/own-orders.contract.ts';
import { orderDetail } from '../../src/orders/order-page/order-detail.contract.ts';
import { reorder } from '../../src/orders/order-page/reorder.contract.ts';
import { packingList } from '../../src/orders/packing/packing-list.contract.ts';
import { printQuote } from '../../src/orders/quotation/print-quote.contract.ts';
import { shareQuote } from '../../src/orders/quotation/share-quote.contract.ts';
import { printReceipt } from '../../src/orders/receipts/print-receipt.contract.ts';
import { addReturnPicture } from '../../src/orders/returns/add-return-picture.contract.ts';
import { requestReturn } from '../../src/orders/returns/request-return.contract.ts';
import { shareDocument } from '../../src/orders/sharing/share-document.contract.ts';
import { accountStatement } from '../../src/orders/statement/statement.contract.ts';
import { payInvoices } from '../../src/payments/online-payments/pay-invoices.contract.ts';
import {
  cancelPayment,
  checkPayment,
  verifyOrder,
} from '../../src/payments/online-payments/verify-payment.contract.ts';
import { askAgain } from '../../src/rfi/requests/ask-again.contract.ts';
import { rfiHistory } from '../../src/rfi/rfi-history.contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { uploadAs } from '../actions/account/papers.ts';
import { fillCart } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, toReviewedLines } from '../actions/orders.ts';
import { receivePayment } from '../actions/payments/receipts.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../actions/rfi.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

type Ids = {
  session: number;
  address: number;
  paper: number;
  registration: number;
  cartLine: number;
  savedCart: number;
  rfi: string;
  rfiLine: number;
  itemCode: string;
  order: string;
  invoice: string;
  payment: string;
  receipt: string;
};

/** Ids that do not exist. */
const none: Ids = {
  session: 999_999_999,
  address: 999_999_999,
  paper: 999_999_999,
  registration: 999_999_999,
  cartLine: 999_999_999,
  savedCart: 999_999_999,
  rfi: 'NODR26999999',
  rfiLine: 999_999_999,
  itemCode: 'ZW-99999',
  order: 'NOD26999999',
  invoice: 'NM/26-27/999999',
  payment: 'order_none',
  receipt: 'NOD-R26999999',
};

const store = setUp(openTestStore);
let owner: string;
let own: Ids;
beforeAll(async () => {
  owner = await store.signIn('active');
  const order = await createConfirmedOrder(store, owner, [['6205', 2]]);
  const { invoice } = await dispatchGoods(store, order);
  const rfi = await submitRfi(store, owner, [['6308', 4]]);
  await answerAsStaff(store, rfi, [quoteLine(store, 1, 500_00)]);
  const [quotedLine] = await loadRfiLines(store, owner, rfi);
  const [line] = await fillCart(store, owner, [['6306', 3]]);
  const { body: saved } = await store.call(saveCart, { name: 'Weekly stock' }, { token: owner });
  const { body: payment } = await store.call(createOrder, { cart_items: toReviewedLines([line]) }, { token: owner });
  const { rows } = await store.database.$client.query(
    `select a.id as address, t.id as registration from users u join addresses a on a.customer_id = u.customer_id
        join tax_registrations t on t.customer_id = u.customer_id
      where u.email = 'active@nod.example' and a.purpose = 'delivery' and not a.is_default limit 1`,
  );
  const { address, registration } = rows[0];
  const { body: sessions } = await store.call(mySessions, {}, { token: owner });
  const { body: paper } = await uploadAs(store, owner);
  const lines = [{ line_no: 1, quantity: 1, reason: 'wrong' as const }];
  await store.call(requestReturn, { order_no: order, invoice, lines }, { token: owner });
  const receipt = await receivePayment(store, 10_00);
  const { StkTranNo: rfiLine = 0, ItemCode: itemCode = '' } = quotedLine ?? {};
  own = {
    session: sessions.data[0]?.session_id ?? 0,
    address,
    paper: paper.paper_id,
    registration,
    cartLine: line.item_detail_id,
    savedCart: saved.saved_carts[0]?.saved_cart_id ?? 0,
    rfi,
    rfiLine,
    itemCode,
    order,
    invoice,
    payment: payment.orderID,
    receipt: receipt.number,
  };
});

const place = { delivery_address: 'Ring Road 5', delivery_ciy_id: 1255364, delivery_pincode: '395002' };
const bought = ({ cartLine, address }: Ids) => [
  { item_detail_id: cartLine, quantity: 3, amount_per_unit: 1, delivery_address_id: address },
];
const proof = { razorpay_payment_id: 'pay_x', razorpay_signature: 'x' };

const returned = { line_no: 1, quantity: 1, reason: 'wrong' };

const callsWithIds: readonly [Contract, (ids: Ids) => object][] = [
  [endMySession, ({ session }) => ({ session_id: session })],
  [createDeliveryAddress, ({ registration }) => ({ ...place, tax_registration_id: registration })],
  [retireDeliveryAddress, ({ address }) => ({ add_id: address })],
  [setDefaultAddress, ({ address }) => ({ add_id: address })],
  [setAddressRegistration, ({ address, registration }) => ({ add_id: address, tax_registration_id: registration })],
  [removeTaxRegistration, ({ registration }) => ({ tax_registration_id: registration })],
  [removePaper, ({ paper }) => ({ paper_id: paper })],
  [addItem, ({ rfi, itemCode }) => ({ item_info: [{ item_id: itemCode, rfq_id: rfi, flag: 'rfq_history' }] })],
  [updateQuantity, ({ cartLine }) => ({ item_id: cartLine, item_quantity: 9 })],
  [removeItem, ({ cartLine }) => ({ item_detail_id: cartLine })],
  [loadSavedCart, ({ savedCart }) => ({ saved_cart_id: savedCart })],
  [deleteSavedCart, ({ savedCart }) => ({ saved_cart_id: savedCart })],
  [checkRfi, ({ cartLine }) => ({ item_info: [{ item_id: cartLine }] })],
  [sendRfi, ({ cartLine }) => ({ item_info: [{ item_detail_id: cartLine, quantity: 1 }] })],
  [rfiHistory, ({ rfi }) => ({ putawayno_key: rfi })],
  [printQuote, ({ rfi }) => ({ rfi })],
  [shareQuote, ({ rfi }) => ({ rfi })],
  [askAgain, ({ rfi, rfiLine }) => ({ rfq_id: rfi, lines: [rfiLine] })],
  [salesConfirmation, (ids) => ({ item_info: bought(ids) })],
  [createOrder, (ids) => ({ cart_items: bought(ids) })],
  [nodCreatePayment, (ids) => ({ cart_items: bought(ids) })],
  [payInvoices, ({ invoice }) => ({ invoices: [{ number: invoice, amount: 100 }], gateway: 'razorpay' })],
  [verifyOrder, ({ payment }) => ({ ...proof, razorpay_order_id: payment })],
  [checkPayment, ({ payment }) => ({ sessionId: payment })],
  [cancelPayment, ({ payment }) => ({ payment_id: payment })],
  [ownOrders, ({ order }) => ({ before: order, q: order })],
  [orderDetail, ({ order }) => ({ order_no: order })],
  [cancelOrder, ({ order }) => ({ order_no: order })],
  [cancelLine, ({ order }) => ({ order_no: order, line_no: 1 })],
  [changePurchaseOrder, ({ order }) => ({ order_no: order, purchase_order_no: 'PO-2' })],
  [requestReturn, ({ order }) => ({ order_no: order, invoice: 'NM/26-27/000001', lines: [returned] })],
  [addReturnPicture, ({ order }) => ({ return_no: `${order}-R1` })],
  [printReceipt, ({ receipt }) => ({ number: receipt })],
  [accountStatement, ({ payment }) => ({ payment })],
  [reorder, ({ order }) => ({ order_no: order, rows: [`${order}I1`] })],
  [exportOrders, ({ order }) => ({ format: 'csv', order_no: order })],
  [packingList, ({ order }) => ({ dispatch: `${order}-1` })],
  [orderedLines, ({ cartLine }) => ({ lines: [cartLine] })],
  [printSalesInvoice, ({ order }) => ({ order })],
  [shareDocument, ({ order }) => ({ order, document: order })],
];

const named = callsWithIds.map(([contract, request]) => [contract.path, contract, request] as const);

test.each(named)("%s: somebody else's id acts like an unknown one", async (_path, contract, request) => {
  const before = await ofOwner();
  const strangers: [SiteCode, string][] = [
    ['nod', await store.signIn('newbalance0')],
    ['zwz', await store.signIn('active', 'zwz')],
  ];
  for (const [site, token] of strangers) {
    const [foreign, absent] = [await reply(own), await reply(none)];
    expect(foreign).toBe(absent);

    async function reply(ids: Ids): Promise<string> {
      const { status, body } = await store.call(contract, request(ids) as never, { site, token });
      const text = JSON.stringify({ status, ...(body as object) });
      return [ids.order, ids.invoice, ids.rfi, ids.itemCode, ids.payment].reduce(
        (told, id) => told.replaceAll(id, '#'),
        text,
      );
    }
  }
  expect(await ofOwner()).toEqual(before);
});

async function ofOwner(): Promise<unknown> {
  const tables = [
    'addresses',
    'tax_registrations',
    'carts',
    'cart_lines',
    'saved_carts',
    'saved_cart_lines',
    'orders',
    'order_lines',
    'rfis',
    'rfi_lines',
    'payments',
    'papers',
  ];
  const parts = tables.map(
    (table) => `(select md5(string_agg(x::text, '' order by x::text)) from ${table} x) as ${table}`,
  );
  // A stranger's empty cart may be created.
  const { carts, ...rest } = (await store.database.$client.query(`select ${parts.join(', ')}`)).rows[0];
  return rest;
}

const idFields =
  /(^|_)(add_id|paper_id|item_detail_id|saved_cart_id|order_no|order|order_id|rfq_id|putawayno_key|tax_registration_id|session_id|sessionId|delivery_address_id|payment|payment_id|rfi|number|dispatch|return_no)$/;
/** Calls that ignore the id, or where the number is the buyer's own or that of an item. */
const ignored = [
  'authentication/user/addTaxRegistration/',
  'api/all_rfq_history/',
  'api/equivalents/',
  'api/check_purchase_order/',
  'api/prepared_order/confirm/',
];

test('every call of buyers that takes an id is in the table', () => {
  const withIds = storeCalls.filter(
    ({ audience, contract }) => audience === 'buyers' && fieldsOf(contract).some((name) => idFields.test(name)),
  );
  const known = [...callsWithIds.map(([{ path }]) => path), ...ignored];
  expect(withIds.map(({ contract }) => contract.path).filter((path) => !known.includes(path))).toEqual([]);
});

type Schema = { properties?: Record<string, Schema>; items?: Schema };

function fieldsOf({ request }: Contract): string[] {
  const namesIn = ({ properties = {}, items }: Schema): string[] => [
    ...Object.entries(properties).flatMap(([name, schema]) => [name, ...namesIn(schema)]),
    ...(items ? namesIn(items) : []),
  ];
  return namesIn(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema);
}
