import { expect, test } from 'vitest';
import { buildOrderDetail, buildOrderLine, buildOrderStep } from '../../../tests/fixtures/order-details.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { OrderDetailPage } from './order-detail.page.tsx';

const html = (overrides: Parameters<typeof buildOrderDetail>[0] = {}, standing: Standing = 'active') =>
  renderPageHtml(<OrderDetailPage order={buildOrderDetail(overrides)} today="2026-11-20" />, { standing });

test('an order shows its steps, when owed pieces are expected, and its totals', () => {
  const words = visibleText(html());
  expect(words).toContain('Order NOD26000119');
  expect(words).toContain('40 pieces pending, all by Wed 25 Nov');
  expect(words).toContain('Awaiting Internal Approval 10 Nov 2026, 14:05');
  expect(words).toContain('Wed 25 Nov Reserved for you');
  expect(words).toContain('GST Total ₹ 1,720.52');
  expect(words).toContain('CGST 9% and SGST 9%');
  expect(words).toContain('Total ₹ 11,278.92');
});

test('a test order says that nothing is to be paid and no goods leave', () => {
  expect(visibleText(html({ is_test: true }))).toContain(
    'This is a test order It was placed before the shop opened: nothing is to be paid, and no goods leave.',
  );
  expect(visibleText(html())).not.toContain('test order');
});

test('an order can be cancelled only while it awaits approval', () => {
  expect(html()).toMatch(/<button[^>]*>Cancel order/);
  const confirmed = html({ status: 'Confirmed', may_cancel: false });
  expect(confirmed).not.toMatch(/<button[^>]*>Cancel order/);
  expect(visibleText(confirmed)).toContain('Cancel Each line until it is packed');
});

test('nothing is said of cancelling once nothing is pending', () => {
  const lines = [buildOrderLine({ sent: 40, owed: 0 })];
  expect(visibleText(html({ status: 'Dispatched', lines, owed: 0, may_cancel: false }))).not.toContain(
    'Each line until',
  );
});

test('a phone shows the price and the total of a line, too', () => {
  const words = visibleText(html());
  for (const header of ['Price, ₹', 'Total, ₹']) expect(words.split(header)).toHaveLength(3);
});

const invoice = {
  kind: 'tax_invoice' as const,
  title: 'Tax invoice',
  number: 'NM/26-27/000118',
  date: '11 Nov 2026',
  total: 5000,
  unpaid: 4000,
  dispatch: 1,
};
const proforma = {
  ...invoice,
  kind: 'proforma' as const,
  title: 'Proforma invoice',
  number: 'NOD26000119',
  unpaid: 0,
  dispatch: 0,
};
const dispatch = {
  dispatch: 'NOD26000119-1',
  no: 1,
  branch: 'Mumbai',
  sent_on: '11 Nov 2026',
  arrived_on: '',
  arrival_note: '',
  carrier: 'Konkan Roadlines',
  docket: 'KR 118204',
  tracking: 'https://track.konkan.example/118204',
  cartons: 2,
  weight: 29.42,
  lines: [{ item_name: '6205-2RS/C3', brand_name: 'ZWZ', quantity: 30 }],
};

test('the papers of a dispatch stand first, the proforma last and replaced by them', () => {
  expect(visibleText(html())).toContain('You will get the proforma invoice when we approve your order.');
  const documents = [invoice, { ...proforma, date: '' }];
  const words = visibleText(html({ status: 'Dispatched', documents, dispatches: [dispatch], owed: 10 }));
  expect(words).toContain(
    'Dispatch 1, 11 Nov 2026 Tax invoice NM/26-27/000118 11 Nov 2026, ₹ 5,000.00 PDF Packing list NOD26000119-1 PDF',
  );
  expect(words).toContain('The order Proforma invoice Replaced by the tax invoice PDF');
  expect(words).toContain('The documents of the next dispatch come with the goods');
  expect(words).toContain('Pay ₹ 4,000.00');
  expect(html({ documents })).toContain('href="/statement?pay=NM%2F26-27%2F000118"');
  expect(visibleText(html({ documents: [proforma] }))).toContain('Proforma invoice 11 Nov 2026, ₹ 5,000.00 PDF');
});

test('each dispatch is a part of the dispatches', () => {
  const headings = Array.from(html({ dispatches: [dispatch] }).matchAll(/<(h\d)[^>]*>(Dispatch[^<]*)/g));
  expect(headings.map(([, level, text]) => `${level} ${text}`).slice(0, 2)).toEqual(['h2 Dispatches', 'h3 Dispatch 1']);
});

test('a dispatch shows its goods and carrier, and its tracking address opens in a new window', () => {
  const sent = html({ dispatches: [dispatch] });
  const words = visibleText(sent);
  expect(words).toContain('Dispatch 1 On the way 6205-2RS/C3 ZWZ 30 From Mumbai 11 Nov 2026, 2 cartons, 29.42 kg');
  expect(words).toContain('Carrier Konkan Roadlines Consignment KR 118204 Track this delivery');
  expect(sent).toMatch(/href="https:\/\/track.konkan.example\/118204" target="_blank" rel="noopener noreferrer"/);
  const arrived = { ...dispatch, arrived_on: '14 Nov 2026', arrival_note: 'Gate 2', tracking: '' };
  const later = visibleText(html({ dispatches: [arrived] }));
  expect(later).toContain('Dispatch 1 Delivered 14 Nov 2026');
  expect(later).toContain('Delivered 14 Nov 2026, Gate 2');
  expect(later).not.toContain('Track this delivery');
});

test('tag and time line agree: what was sent has arrived, the rest is pending', () => {
  const lines = [buildOrderLine({ sent: 30, arrived: 30, owed: 10 })];
  const words = visibleText(html({ status: 'Dispatched', lines, owed: 10, owed_by: '', may_cancel: false }));
  expect(words).toContain('Delivered in part 10 pieces pending, date not set');
  expect(words).toContain('Today 30 of 40 pieces delivered');
});

test('the PO number can be changed while something is pending', () => {
  expect(html()).toMatch(/<button[^>]*>Change</);
  expect(html({ purchase_order_no: '' })).toMatch(/<button[^>]*>Add</);
  expect(html({ may_change_po: false })).not.toMatch(/<button[^>]*>Change</);
});

test('only a line with pieces that are not packed can be cancelled; the total without it is shown', () => {
  expect(html()).not.toContain('Cancel line');
  expect(html({ lines: [buildOrderLine({ cancellable: 40 })] })).toContain('aria-label="Cancel line 6205-2RS/C3"');
  expect(visibleText(html({ total_now: 5639.46 }))).toContain('Without cancelled lines ₹ 5,639.46');
});

test('reordering adds all lines except items no longer sold', () => {
  const lines = [buildOrderLine(), buildOrderLine({ row_no: 'NOD26000119I2', item_name: 'OLD 1', itemid: 0 })];
  expect(visibleText(html({ lines }))).toContain("Adds 1 line to your cart at today's price");
  expect(visibleText(html({ lines }))).toContain('Add 1 item to cart');
  expect(html({ lines })).toMatch(/aria-label="Select OLD 1"[^>]*disabled|disabled[^>]*aria-label="Select OLD 1"/);
  const gone = [buildOrderLine({ item_name: 'OLD 1', itemid: 0 })];
  expect(visibleText(html({ lines: gone }))).toContain('None of these items is sold any more.');
});

test('an account that may not add to its cart is not offered to reorder, nor to tick lines for it', () => {
  const held = html({}, 'pending');
  expect(visibleText(held)).not.toContain('Reorder');
  expect(held).not.toContain('type="checkbox"');
  expect(html()).toContain('type="checkbox"');
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
  expect(visibleText(renderPageHtml(<OrderDetailPage order={null} today="2026-11-20" />))).toContain(
    'No order with this number',
  );
});

test('the delivery note that was signed is among the papers of its dispatch', () => {
  const signed_note = { href: '/delivery-notes/5', file_name: 'gate 2.pdf', added_on: '15 Nov 2026' };
  const shown = html({ status: 'Delivered', dispatches: [{ ...dispatch, signed_note }], documents: [invoice] });
  expect(shown).toMatch(/<a [^>]*href="\/delivery-notes\/5" download/);
  expect(visibleText(shown)).toContain('Signed delivery note 15 Nov 2026 PDF');
  expect(visibleText(html({ dispatches: [dispatch], documents: [invoice] }))).not.toContain('Signed delivery note');
});

test('a return says why each line came back, and what was credited with which credit note', () => {
  const returned = {
    return_no: 'NOD26000119-R1',
    invoice: invoice.number,
    status: 'received' as const,
    date: '20 Nov 2026',
    remedy: 'credit' as const,
    answer: '',
    pictures: [],
    takes_pictures: false,
    credit_note: { number: 'NMC/26-27/000004', total: 5639.46 },
    lines: [{ item_name: '6205-2RS/C3', quantity: 3, reason: 'damaged' as const, credited: 2 }],
  };
  const words = visibleText(html({ returns: [returned] }));
  expect(words).toContain('Goods received: 2 of 3 × 6205-2RS/C3 credited (Damaged on the way)');
  expect(words).toContain('Credit note NMC/26-27/000004, ₹ 5,639.46');
});
