import { expect, test } from 'vitest';
import { buildOrderDetail, buildOrderLine, buildOrderStep } from '../../../tests/fixtures/order-details.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { OrderDetailPage } from './order-detail.page.tsx';

const html = (overrides: Parameters<typeof buildOrderDetail>[0] = {}) =>
  renderPageHtml(<OrderDetailPage order={buildOrderDetail(overrides)} />, { standing: 'active' });

test('an order shows its steps, when owed pieces are expected, and its totals', () => {
  const words = visibleText(html());
  expect(words).toContain('Order NOD26000119');
  expect(words).toContain('40 pieces still owed to you, the last by Wed 25 Nov');
  expect(words).toContain('Awaiting Internal Approval 10 Nov 2026, 14:05');
  expect(words).toContain('Wed 25 Nov Reserved for you');
  expect(words).toContain('GST Total ₹ 1,720.52');
  expect(words).toContain('CGST 9% and SGST 9%');
  expect(words).toContain('Total ₹ 11,278.92');
});

test('an order can be cancelled only while it awaits approval', () => {
  expect(html()).toMatch(/<button[^>]*>Cancel order/);
  const confirmed = html({ status: 'Confirmed', may_cancel: false });
  expect(confirmed).not.toMatch(/<button[^>]*>Cancel order/);
  expect(visibleText(confirmed)).toContain('Possible while an order awaits approval');
});

test('documents are listed once there are some', () => {
  expect(visibleText(html())).toContain('You will get the proforma invoice when we approve your order.');
  const documents = [
    {
      kind: 'proforma' as const,
      title: 'Proforma invoice',
      number: 'NOD26000119',
      date: '10 Nov 2026',
      total: 11278.92,
      unpaid: 0,
    },
    {
      kind: 'tax_invoice' as const,
      title: 'Tax invoice',
      number: 'NM/26-27/000118',
      date: '11 Nov 2026',
      total: 5000,
      unpaid: 4000,
    },
  ];
  const words = visibleText(html({ status: 'Dispatched', documents, owed: 10 }));
  expect(words).toContain('Proforma invoice 10 Nov 2026, ₹ 11,278.92 PDF');
  expect(words).toContain('Tax invoice NM/26-27/000118');
  expect(words).toContain('Each dispatch comes with its tax invoice.');
  expect(words).toContain('Pay ₹ 4,000.00');
  const pay = html({ status: 'Dispatched', documents, owed: 10 });
  expect(pay).toContain('href="/statement?pay=NM%2F26-27%2F000118"');
});

test('a dispatch shows its carrier, and its tracking address opens in a new window', () => {
  expect(visibleText(html())).not.toContain('Track this delivery');
  const shipment = { dispatch: 'NOD26000119-1', carrier: 'Konkan Roadlines', docket: 'KR 118204' };
  const tracked = html({ shipments: [{ ...shipment, tracking: 'https://track.konkan.example/118204' }] });
  expect(visibleText(tracked)).toContain('NOD26000119-1 Konkan Roadlines, KR 118204 Track this delivery');
  expect(tracked).toMatch(/<a href="https:\/\/track.konkan.example\/118204" target="_blank" rel="noopener noreferrer"/);
  expect(visibleText(html({ shipments: [{ ...shipment, tracking: '' }] }))).not.toContain('Track this delivery');
});

test('reordering adds all lines except items no longer sold', () => {
  const lines = [buildOrderLine(), buildOrderLine({ row_no: 'NOD26000119I2', item_name: 'OLD 1', itemid: 0 })];
  expect(visibleText(html({ lines }))).toContain("Adds 1 line to your cart at today's price");
  expect(visibleText(html({ lines }))).toContain('Add 1 item to cart');
  expect(html({ lines })).toMatch(/aria-label="Select OLD 1"[^>]*disabled|disabled[^>]*aria-label="Select OLD 1"/);
});

test('a refund of an online payment is shown with its day', () => {
  const given = { amount: '₹ 500.00', at: '2026-11-12T08:00:00.000Z', date: '12 Nov 2026', done: true };
  const waiting = { ...given, amount: '₹ 20.00', at: '2026-11-13T08:00:00.000Z', date: '13 Nov 2026', done: false };
  const words = visibleText(html({ payment: 'Paid online', given_back: [given, waiting] }));
  expect(words).toContain('Paid online ₹ 500.00 refunded on 12 Nov 2026');
  expect(words).toContain('Refund of ₹ 20.00 on its way since 13 Nov 2026');
  expect(visibleText(html())).not.toContain('back to you');
});

test('a PO number used on other orders is pointed out', () => {
  expect(visibleText(html({ same_po: ['NOD26000101'] }))).toContain('Also on NOD26000101');
});

test("a quoted line links to its RFI, a delivered line shows 'Delivered'", () => {
  const steps = [
    buildOrderStep(),
    buildOrderStep({ what: 'Dispatched', dispatch: 1, pieces: 40 }),
    buildOrderStep({ what: 'Delivered', dispatch: 1 }),
  ];
  const lines = [buildOrderLine({ sent: 40, arrived: 40, owed: 0, rfq_no: 'NODR26000042' })];
  const page = html({ steps, lines, status: 'Delivered', owed: 0, owed_by: '' });
  expect(page).toContain('href="/order-detail?rfi=NODR26000042"');
  expect(visibleText(page)).toContain('Pending none Delivered');
});

test('an order number of another account shows no order', () => {
  expect(visibleText(renderPageHtml(<OrderDetailPage order={null} />))).toContain('No order with this number');
});
