import { expect, test } from 'vitest';
import { buildCartLine, buildOwnOrder } from '../../../tests/fixtures/checkout.ts';
import { buildOrderDetail, buildOrderLine } from '../../../tests/fixtures/order-details.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { HistoryFilter } from '../history/history-states.rule.ts';
import { OrderHistoryPage } from '../history/order-history.page.tsx';
import type { OwnOrder, OwnOrders } from '../history/own-orders.contract.ts';
import { OrderPlacedPage, type OrderPlacedPageProps } from './order-placed.page.tsx';

const placed = (overrides: Partial<OrderPlacedPageProps> = {}) => (
  <OrderPlacedPage
    order={buildOrderDetail()}
    email="stores@plant.example"
    left={[]}
    today="2026-11-20"
    {...overrides}
  />
);

test('an order of the whole cart shows its number and a link to the orders', () => {
  const order = buildOrderDetail({
    total: 11396.92,
    lines: [buildOrderLine(), buildOrderLine()],
    purchase_order_no: 'PO-45',
  });
  const words = visibleText(renderPageHtml(placed({ order })));
  expect(words).toContain('Order received and processing Your order NOD26000119');
  expect(words).toContain('2 lines, ₹ 11,396.92 with GST. A copy goes to stores@plant.example.');
  expect(words).toContain('Your PO number PO-45');
  expect(words).toContain('Open this order View Orders');
  expect(words).not.toContain('View cart');
});

test('delivery address, expected delivery and payment are shown beside it', () => {
  const words = visibleText(
    renderPageHtml(placed({ order: buildOrderDetail({ owed_by: '2026-11-25', payment: 'Credit limit' }) })),
  );
  expect(words).toContain('Expected delivery Wed 25 Nov Payment Credit limit');
  expect(words).toContain('Deliver to Plot 14, Chakan Industrial Area, Pune 410501, Maharashtra');
  expect(visibleText(renderPageHtml(placed({ order: buildOrderDetail({ owed_by: '' }) })))).toContain(
    'Expected delivery NA',
  );
});

test('what was ordered and what happens now are told', () => {
  const words = visibleText(renderPageHtml(placed({ order: buildOrderDetail() })));
  expect(words).toContain('What happens now 10 days Awaiting Internal Approval');
  expect(words).toContain('We check it We look at your order and confirm it.');
  expect(words).toContain('Change the PO number or cancel a line until it is packed.');
  expect(words).toContain('Ordered 1 line, 40 pieces');
  expect(words).toContain('6205-2RS/C3');
  const confirmed = visibleText(renderPageHtml(placed({ order: buildOrderDetail({ status: 'Confirmed' }) })));
  expect(confirmed).toContain('We pack it Your order is confirmed');
});

test('a tax invoice that was issued with the payment is opened from here, and not promised for later', () => {
  const documents = [
    { kind: 'tax_invoice', title: 'Tax invoice', number: 'GD/2026/000009', date: '', total: 1, unpaid: 0, dispatch: 0 },
  ] as const;
  const order = buildOrderDetail({ status: 'Confirmed', documents: [...documents] });
  const words = visibleText(renderPageHtml(placed({ order }), { site: 'gwd' }));
  expect(words).toContain('Your tax invoice is ready Invoice GD/2026/000009');
  expect(words).toContain('You hear from us By e-mail when the goods leave.');
  expect(words).not.toContain('with the tax invoice');
});

test('of an order that has left since, the page says so', () => {
  const line = buildOrderLine({ sent: 40, owed: 0, owed_by: '' });
  const order = buildOrderDetail({ status: 'Dispatched', owed: 0, owed_by: '', lines: [line] });
  const words = visibleText(renderPageHtml(placed({ order })));
  expect(words).toMatch(/Ordered 1 line.* Sent/);
  for (const untrue of ['Date not set', 'Order received and processing', 'We pack it', 'You hear from us'])
    expect(words).not.toContain(untrue);
});

test('items left in the cart are listed, with a link to the cart', () => {
  const words = visibleText(renderPageHtml(placed({ left: [buildCartLine({ itemname: '30308' })] })));
  expect(words).toContain('Still in your cart 1 line, not part of this order View cart');
  expect(words).toContain('30308');
});

test('an order number of another account shows no order', () => {
  const words = visibleText(renderPageHtml(placed({ order: null, left: [buildCartLine()] })));
  expect(words).toContain('No order with this number');
  expect(words).not.toContain('received');
});

const list = (orders: readonly OwnOrder[], overrides: Partial<OwnOrders> = {}): OwnOrders => ({
  orders: [...orders],
  lines: [],
  counts: { all: orders.length, awaiting: orders.length, on_the_way: 0, delivered: 0, cancelled: 0 },
  has_more: false,
  ...overrides,
});
const history = (shown: OwnOrders | undefined, filter: Partial<HistoryFilter> = {}) => (
  <OrderHistoryPage
    withOrders={(show) => show(shown)}
    filter={{ state: 'all', period: 'any', q: '', sort: 'newest', before: '', ...filter }}
    standing="active"
  />
);

test('a period without orders says so, and shows all again with one press', () => {
  const words = visibleText(renderPageHtml(history(list([]), { period: 'last_month' })));
  expect(words).toContain('No order in this state and period Show all orders');
  expect(words).not.toContain('Nothing ordered yet');
});

test('the history shows each order with its PO number, total, state and what comes next', () => {
  const words = visibleText(renderPageHtml(history(list([buildOwnOrder()])), { site: 'gwd' }));
  expect(words).toContain('Account status Active');
  expect(words).toMatch(/NOD26000123 PO-45 · 20 Nov 2026 \S+ \S+ with VAT Awaiting Internal Approval/);
  expect(words).toContain('We write to you when it is confirmed');
  expect(words).toContain('CSV XLSX');
});

test('each order stands above its lines, which are linked; a long one says how many lines are left', () => {
  const line = buildOrderLine({ item_name: '51105', row_no: 'NOD26000101I1' });
  const delivered = buildOwnOrder({ mysc_order_no: 'NOD26000101', status: 'Delivered', owed: 0, lines: [line] });
  const html = renderPageHtml(history(list([buildOwnOrder({ line_count: 10 }), delivered])));
  expect(html).toMatch(/<a[^>]+href="\/nod-product-category\?item=11"[^>]*>6205-2RS\/C3/);
  expect(visibleText(html)).toContain("9 lines more on the order's page.");
  expect(html).toMatch(/<a[^>]*>51105/);
  expect(html).toContain('href="/order-detail?order=NOD26000101"');
});

const allColumns = /Order ID Item Brand Qty Price, \S+ Total, \S+ VAT, \S+ Wt\., kg Origin Date Status/;

test('the history has every column, and on a phone every fact', () => {
  const line = buildOrderLine({ total_gst1: 1720.52, weight: 5.2, Country: 'China', quantity: 40, your_price: 238.96 });
  const words = visibleText(renderPageHtml(history(list([buildOwnOrder({ lines: [line] })])), { site: 'gwd' }));
  expect(words).toMatch(allColumns);
  expect(words).toContain('40 × 238.96');
  expect(words).toContain('VAT 1,720.52 · 5.20 kg · China');
});

test('before its approval an order promises no day for its lines', () => {
  const words = (status: string) =>
    visibleText(
      renderPageHtml(history(list([buildOwnOrder({ status, lines: [buildOrderLine({ owed_by: '2026-12-04' })] })]))),
    );
  expect(words('Awaiting Internal Approval')).toMatch(/Waiting$|Waiting /);
  expect(words('Awaiting Internal Approval')).not.toContain('4 Dec');
  expect(words('Confirmed')).toContain('Fri 4 Dec');
});

test('of an order of which a part has left, the head says how many pieces of how many', () => {
  const order = buildOwnOrder({ status: 'Dispatched', sent: 144, owed: 10, arrived: 40 });
  expect(visibleText(renderPageHtml(history(list([order]))))).toContain('144 of 154 sent');
});

test('an order has its document in its row: the proforma, then the invoices, none before approval', () => {
  const row = (order: Partial<OwnOrder>) => visibleText(renderPageHtml(history(list([buildOwnOrder(order)]))));
  expect(row({ status: 'Confirmed', has_invoice: true })).toContain('Proforma : NOD26000123');
  const delivered = { status: 'Delivered', has_invoice: true, invoices: ['NM/26-27/000118'], owed: 0 };
  expect(row(delivered)).toContain('Invoice : NOD26000123');
  expect(row({ ...delivered, invoices: ['NM/26-27/000118', 'NM/26-27/000121'] })).toContain('2 invoices : NOD26000123');
  expect(row({})).not.toMatch(/Proforma|Invoice/);
});

test('sorted by an amount the lines stand alone, each with its order, and lead back to the orders', () => {
  const lines = [
    { ...buildOrderLine(), mysc_order_no: 'NOD26000101', status: 'Confirmed', date: '20 Nov 2026', placed_at: '' },
  ];
  const html = renderPageHtml(
    history(list([buildOwnOrder()], { orders: [], lines }), { state: 'delivered', sort: 'by_total_down' }),
  );
  expect(html).toMatch(/aria-sort="descending"[^>]*><button[^>]*>Total, ₹/);
  expect(html).toContain('href="/order-detail?order=NOD26000101"');
  expect(visibleText(html)).toContain('Lines of all orders, each by itself. Back to orders');
  expect(html).toContain('href="/order-history?state=delivered"');
  expect(visibleText(html)).toContain('1 line');
});

test('a test order is marked in the history', () => {
  expect(visibleText(renderPageHtml(history(list([buildOwnOrder({ is_test: true })]))))).toContain('TEST');
  expect(visibleText(renderPageHtml(history(list([buildOwnOrder()]))))).not.toContain('TEST');
});

test('loading orders show a skeleton, no orders an empty state', () => {
  expect(renderPageHtml(history(undefined))).toContain('aria-busy="true"');
  expect(visibleText(renderPageHtml(history(list([]))))).toContain('No orders yet');
});

test('a search that finds nothing says so, with a way back', () => {
  const words = visibleText(renderPageHtml(history(list([]), { q: '30308' })));
  expect(words).toContain("No order matches '30308' Show all orders");
});

test('a long history is read on from its last order, and keeps state and search in the address', () => {
  const counts = { all: 64, awaiting: 0, on_the_way: 3, delivered: 60, cancelled: 1 };
  const page = list([buildOwnOrder()], { counts, has_more: true });
  const html = renderPageHtml(history(page, { state: 'delivered', q: '6205', before: 'NOD26000150' }));
  expect(visibleText(html)).toContain('1 order of 60 First page Next page');
  expect(html).toContain('href="/order-history?state=delivered&amp;q=6205&amp;before=NOD26000123"');
  expect(html).toContain('href="/order-history?state=cancelled&amp;q=6205"');
});

test('items requested after the order are shown with their RFI', () => {
  const page = placed({ rfi: 'NODR26000042' });
  expect(visibleText(renderPageHtml(page))).toContain('The rest went to our sales desk as NODR26000042 .');
});

test('a failed RFI does not undo the order, and the page explains it', () => {
  const rest = [buildCartLine({ itemname: '30308' })];
  const page = placed({ left: rest, unsent: rest, reason: 'The store could not be reached.' });
  const words = visibleText(renderPageHtml(page));
  expect(words).toContain('Your order NOD26000119');
  expect(words).toContain('Your order is placed, but the RFI for 1 item was not sent');
  expect(words).toContain('The store could not be reached. They are still in your cart.');
  expect(words).toContain('Send RFI');
});
