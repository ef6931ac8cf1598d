import { expect, test } from 'vitest';
import type { ContentBlock } from '../messages/message-template.ts';
import { renderText } from '../messages/render-text.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { orderPlacedMails } from './checkout/order-placed.mail.ts';
import { orderTemplates } from './orders.mail.ts';

const setting = { site: sites.nod, address: 'http://nod.example' };
const now = new Date('2026-11-20T08:00:00Z');

const order = {
  status: 'Awaiting Internal Approval',
  payment_mode: 'Offline',
  payment_option: 'credit',
  purchase_order_no: 'PO-4500018822',
  deliver_to: {
    name: 'Acme',
    taxNumber: '',
    line: 'Plot 14, Chakan',
    city: 'Pune',
    region: 'Maharashtra',
    pincode: '410501',
    contactName: 'R. Kulkarni',
    contactPhone: '+91 98200 11111',
  },
  subtotal_minor: 85_833_60,
  tax_minor: 15_450_04,
  total_minor: 1_01_283_64,
  is_test: false,
};
const lines = [
  { item_name: '22220 CA/W33', maker: 'ZWZ', ordered: 4, unit_minor: 9510_40, expected_on: '2026-11-24' },
  { item_name: '6205-2RS/C3', maker: 'Koyo', ordered: 200, unit_minor: 238_96, expected_on: '2026-11-26' },
];
type PlacedInput = Parameters<typeof orderPlacedMails>[1];
const place = (overrides: Partial<typeof order> = {}, more: object = {}, site = sites.nod) =>
  orderPlacedMails(
    site,
    {
      order: { ...order, ...overrides },
      lines,
      company: 'Acme',
      email: 'buyer@acme.example',
      unverifiedNumber: '',
      ...more,
    } as unknown as PlacedInput,
    'NODO26000012',
    now,
  );
type QueuedMail = ReturnType<typeof orderPlacedMails>[number];
const written = ({ template, data }: Pick<QueuedMail, 'template' | 'data'>) => {
  const content = orderTemplates[template]?.(data, setting);
  if (!content) throw new Error(`no template ${template}`);
  return { ...content, text: renderText(content, setting) };
};
const rowsOf = (blocks: readonly ContentBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));

test('the mail about a placed order says when all of it comes, where it goes, how it is paid, and each line', () => {
  const [toBuyer, toStaff] = place().map(written);
  expect(toBuyer?.subject).toBe('Order NODO26000012 received: all expected by Thu 26 Nov');
  expect(toBuyer?.heading).toBe('We have your order NODO26000012');
  expect(toBuyer?.preview).toBe(
    '2 lines, ₹\u00a01,01,283.64 with GST, PO-4500018822, 1 line Tue 24 Nov, all by Thu 26 Nov',
  );
  expect(toBuyer?.text).toContain('We check it and write again when it is confirmed.');
  expect(rowsOf(toBuyer?.blocks ?? [])).toEqual([
    ['Order', 'NODO26000012', 'code'],
    ['Company', 'Acme'],
    ['Placed', '20 Nov 2026, 13:30'],
    ['Your PO number', 'PO-4500018822', 'code'],
    ['Expected delivery', '1 line Tue 24 Nov, all by Thu 26 Nov'],
    ['Deliver to', 'Plot 14, Chakan\nPune 410501, Maharashtra\nR. Kulkarni, +91 98200 11111'],
    ['Payment', 'Credit limit'],
  ]);
  expect(toBuyer?.text).toContain(
    [
      'Item          Qty  Price, ₹   Total, ₹',
      '22220 CA/W33    4  9,510.40  38,041.60',
      '  ZWZ',
      '  Expected Tue 24 Nov',
      '6205-2RS/C3   200    238.96  47,792.00',
      '  Koyo',
      '  Expected Thu 26 Nov',
    ].join('\n'),
  );
  expect(toBuyer?.text).toMatch(/Total: +₹\u00a01,01,283\.64/);
  expect(toStaff?.subject).toBe('Order NODO26000012 of Acme');
  expect(toStaff?.text).toContain('Acme has ordered 2 lines, 204 pieces in all.');
  expect(toStaff?.text).toContain('http://nod.example/desk/nod/orders/NODO26000012');
});

test.each([
  ['Offline', 'credit', 'Credit limit'],
  ['Offline', 'cash', 'Bank transfer'],
  ['Online', 'cash', 'Paid online'],
] as const)('an order paid %s by %s shows it to buyer and seller', (payment_mode, payment_option, words) => {
  const mails = place({ payment_mode, payment_option });
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(rowsOf(written(mail).blocks)).toContainEqual(['Payment', words]);
});

test('a paid order that is confirmed at once says so, with the reference of the payment', () => {
  const online = { payment_mode: 'Online', payment_option: 'cash', status: 'Confirmed' };
  const [mail] = place(online, { paymentReference: 'pay_1' }).map(written);
  expect(mail?.subject).toMatch(/^Order NODO26000012 received and confirmed/);
  expect(mail?.text).toContain('We have received your payment, and order NODO26000012 is confirmed.');
  expect(rowsOf(mail?.blocks ?? [])).toContainEqual(['Payment reference', 'pay_1', 'code']);
});

test('an order with a line of unknown day promises none for all', () => {
  const open = [{ ...lines[0] }, { ...lines[1], expected_on: null }];
  const [mail] = place({}, { lines: open }).map(written);
  expect(mail?.subject).toBe('Order NODO26000012 received');
  expect(rowsOf(mail?.blocks ?? [])).toContainEqual([
    'Expected delivery',
    '1 line by Tue 24 Nov, the day of 1 not set',
  ]);
});

test('the day of an order has its site’s format, also in a background job', () => {
  const placedOn = (language: 'en-AE' | 'ar-AE') => place({}, {}, { ...sites.gwd, language })[0]?.data;
  expect(placedOn('en-AE')).toMatchObject({ placedAt: '20 Nov 2026, 12:00' });
  expect(placedOn('ar-AE')).not.toMatchObject({ placedAt: expect.stringContaining('Nov') });
});

const changed = (status: string, more: object = {}) =>
  written({
    template: 'order-status',
    data: { orderNumber: 'NODO26000012', company: 'Acme {note}', status, note: '', ...more },
  });

test.each([
  ['Confirmed', {}, 'Order NODO26000012 is confirmed', 'We write again when the goods leave.'],
  ['Rejected', {}, 'Order NODO26000012 was not accepted', 'Nothing is delivered'],
  ['Cancelled', {}, 'Order NODO26000012 is cancelled', 'We have cancelled your order.'],
  ['Cancelled', { isByBuyer: true }, 'Order NODO26000012 is cancelled', 'You have cancelled your order.'],
  [
    'Cancelled',
    { isForStaff: true },
    'Acme {note} has cancelled order NODO26000012',
    'Nothing more of it is to be sent.',
  ],
  ['Delivered', {}, 'Order NODO26000012 is delivered', 'All goods of your order have arrived.'],
  [
    'Approval taken back, it awaits approval again',
    {},
    'Order NODO26000012 is being checked again',
    'check your order again',
  ],
  ['Not delivered yet, our record was wrong', {}, 'Order NODO26000012 is not delivered yet', 'still on their way'],
  [
    'PO number changed from {from} to {to}',
    { slots: { from: 'A', to: 'B' } },
    'Order NODO26000012: your PO number is now B',
    'changed from A to B',
  ],
  [
    'Return {return} requested',
    { slots: { return: 'R1' }, isForStaff: true },
    'Acme {note} requests return R1',
    'http://nod.example/desk/nod/orders/NODO26000012',
  ],
  ['Return {return} requested', { slots: { return: 'R1' } }, 'Return R1 is requested', 'We check it and write to you.'],
  ['Return {return} approved', { slots: { return: 'R1' } }, 'Return R1 is approved', 'Please send the goods back'],
  ['Return {return} declined', { slots: { return: 'R1' } }, 'Return R1 is declined', 'cannot take these goods'],
  ['Return {return} not credited', { slots: { return: 'R1' } }, 'Return R1 is not credited', 'cannot credit them'],
])('%s %o: the subject says what happened, the text what comes next', (status, more, subject, says) => {
  const mail = changed(status, more);
  expect(mail.subject).toBe(subject);
  expect(mail.text.replaceAll('\n', ' ')).toContain(says);
});

test('the mail about returned goods names credit note and invoice, and what they are', () => {
  const mail = changed('Credit note {note} for goods returned from tax invoice {invoice}', {
    slots: { note: 'CN/7', invoice: 'IN/4' },
    note: 'Wrong {invoice}',
    lines: [{ name: '6205', maker: 'Koyo', quantity: 2, unitMinor: 100_00, totalMinor: 200_00 }],
    subtotalMinor: 200_00,
    taxMinor: 36_00,
    totalMinor: 236_00,
  });
  expect(mail.subject).toBe('Credit note CN/7 for order NODO26000012');
  expect(mail.text).toContain('credit note CN/7 credits them');
  expect(rowsOf(mail.blocks)).toEqual([
    ['Order', 'NODO26000012', 'code'],
    ['Company', 'Acme {note}'],
    ['Note', 'Wrong {invoice}'],
  ]);
  expect(mail.text).toMatch(/Total: +₹\u00a0236\.00/);
});

test('a confirmed order that is to be paid by transfer says where to', () => {
  const mail = changed('Confirmed', { transferMinor: 500_00 });
  expect(rowsOf(mail.blocks)).toEqual(
    expect.arrayContaining([
      ['Reference', 'NODO26000012', 'code'],
      ['Amount', '₹\u00a0500.00'],
    ]),
  );
});

test('a mail that was queued by an earlier version is still written', () => {
  const sent = { orderNumber: 'NODO26000012', dispatch: 'NODO26000012-1', carrier: '', invoice: 'IN/4', stillOwed: 0 };
  const old = { ...sent, totalMinor: 236_00, currency: 'INR', lines: [{ name: '6205', maker: 'Koyo', quantity: 2 }] };
  const mail = written({ template: 'order-sent', data: old });
  expect(mail.subject).toBe('Order NODO26000012 is on its way');
  expect(rowsOf(mail.blocks)).toContainEqual(['Total with tax', '₹\u00a0236.00']);
  expect(mail.text).toContain('Item  Qty\n6205    2');
  expect(changed('Packed').subject).toBe('NODO26000012: Packed');
});

test('a part of an order that leaves says what follows, and who carries it', () => {
  const sent = { orderNumber: 'NODO26000012', company: 'Acme', dispatch: 'NODO26000012-1', invoice: '' };
  const mail = written({
    template: 'order-sent',
    data: { ...sent, carrier: 'Own van', stillOwed: 6, tracking: 'https://van.example/1', lines: [] },
  });
  expect(mail.subject).toBe('Part of order NODO26000012 is on its way');
  expect(mail.text).toContain('have left with Own van. 6 pieces of this order will follow.');
  expect(mail.text).toContain('https://van.example/1');
});

test('lines that are cancelled are told to the buyer, and to staff with who did it', () => {
  const data = {
    orderNumber: 'NODO26000012',
    company: 'Acme',
    note: 'Too late',
    stillOwed: 1,
    lines: [{ name: '6205', maker: 'Koyo', quantity: 2, unitMinor: 100_00, totalMinor: 200_00 }],
  };
  const mail = written({ template: 'order-lines-cancelled', data });
  expect(mail.subject).toBe('Part of order NODO26000012 is cancelled');
  expect(mail.text).toContain('These items of order NODO26000012 are cancelled. 1 piece of this order will follow.');
  expect(mail.text).toMatch(/Total before tax: +₹\u00a0200\.00/);
  expect(written({ template: 'order-lines-cancelled', data: { ...data, isForStaff: true } }).subject).toBe(
    'Acme has cancelled a part of order NODO26000012',
  );
});
