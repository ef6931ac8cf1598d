import { expect, test } from 'vitest';
import { buildCartLine, buildOrderRow } from '../../../tests/fixtures/checkout.ts';
import { buildOrderDetail, buildOrderLine } from '../../../tests/fixtures/order-details.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { OrderHistoryPage } from '../history/order-history.page.tsx';
import { OrderPlacedPage, type OrderPlacedPageProps } from './order-placed.page.tsx';

const second = buildOrderRow({ row_no: 'NOD26000123I2', item_name: '51105', total: 100, total_gst1: 18 });

const placed = (overrides: Partial<OrderPlacedPageProps> = {}) => (
  <OrderPlacedPage order={buildOrderDetail()} email="stores@plant.example" left={[]} {...overrides} />
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
  expect(words).toContain('View Orders');
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

test('items left in the cart are listed, with a link to the cart', () => {
  const words = visibleText(renderPageHtml(placed({ left: [buildCartLine({ itemname: '30308' })] })));
  expect(words).toContain('View Orders View cart');
  expect(words).toContain('Still in your cart');
  expect(words).toContain('30308');
});

test('an order number of another account shows no order', () => {
  const words = visibleText(renderPageHtml(placed({ order: null, left: [buildCartLine()] })));
  expect(words).toContain('No order with this number');
  expect(words).not.toContain('received');
});

test('the history shows the account status, every line and the site’s tax name', () => {
  const page = <OrderHistoryPage rows={[buildOrderRow(), second]} standing="active" />;
  const words = visibleText(renderPageHtml(page, { site: 'gwd' }));
  expect(words).toContain('Account status Active');
  expect(words).toContain('NOD26000123I1');
  expect(words).toContain('VAT, AED');
  expect(words).toContain('2 lines');
});

test('a search in the address is applied before any script runs', () => {
  const page = <OrderHistoryPage rows={[buildOrderRow(), second]} standing="active" />;
  const words = visibleText(renderPageHtml(page, { path: '/order-history?q=51105' }));
  expect(words).toContain('NOD26000123I2');
  expect(words).not.toContain('NOD26000123I1');
});

test('loading lines show a skeleton, no lines an empty state', () => {
  expect(renderPageHtml(<OrderHistoryPage rows={undefined} standing="active" />)).toContain('aria-busy="true"');
  expect(visibleText(renderPageHtml(<OrderHistoryPage rows={[]} standing="active" />))).toContain(
    'Nothing ordered yet',
  );
});

test('a long history shows its newest lines first, with their count', () => {
  const rows = Array.from({ length: 450 }, (_, index) => buildOrderRow({ row_no: `NOD26000123I${index}` }));
  const words = visibleText(renderPageHtml(<OrderHistoryPage rows={rows} standing="active" />));
  expect(words).toContain('The newest 200 of 450 lines. Show all');
  expect(words).not.toContain('NOD26000123I200');
});

test('an order ID leads to the invoice once there is one; every line to its order', () => {
  const rows = [
    buildOrderRow(),
    buildOrderRow({ row_no: 'NOD26000101I1', mysc_order_no: 'NOD26000101', has_invoice: true }),
  ];
  const html = renderPageHtml(<OrderHistoryPage rows={rows} standing="active" />);
  expect(html).toContain('title="Invoice of NOD26000101"');
  expect(html).not.toContain('title="Invoice of NOD26000123"');
  expect(html).toContain('aria-label="Details of NOD26000123I1"');
  expect(visibleText(html)).toContain('CSV');
  expect(visibleText(html)).toContain('XLSX');
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
