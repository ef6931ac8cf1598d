import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import { orderPlacedMails } from './checkout/order-placed.mail.ts';
import { orderTemplates } from './orders.mail.ts';

const setting = { site: sites.nod, address: 'http://nod.example' };

test('the mail about returned goods names credit note and invoice', () => {
  const letter = orderTemplates['order-status']?.(
    {
      orderNumber: 'NODO26000012',
      company: 'Acme {note}',
      status: 'Credit note {note} for goods returned from tax invoice {invoice}',
      slots: { note: 'CN/7', invoice: 'IN/4' },
      note: 'Wrong {invoice}',
    },
    setting,
  );
  const status = 'Credit note CN/7 for goods returned from tax invoice IN/4';
  expect(letter?.subject).toBe(`Your order NODO26000012: ${status}`);
  expect(letter?.blocks[0]).toMatchObject({
    rows: [
      ['Order', 'NODO26000012'],
      ['Company', 'Acme {note}'],
      ['Status', status],
      ['Note', 'Wrong {invoice}'],
    ],
  });
});

test.each([
  ['Offline', 'credit', 'Credit limit'],
  ['Offline', 'cash', 'Bank transfer'],
  ['Online', 'cash', 'Paid online'],
] as const)('an order paid %s by %s shows it to buyer and seller', (payment_mode, payment_option, words) => {
  const order = { payment_mode, payment_option, subtotal_minor: 1, tax_minor: 0, total_minor: 1 };
  const placed = { order, lines: [], company: 'Acme', email: 'buyer@acme.example' } as unknown as Parameters<
    typeof orderPlacedMails
  >[1];
  const mails = orderPlacedMails(sites.nod, placed, 'NODO26000012', new Date('2026-11-20T08:00:00Z'));
  expect(mails).toHaveLength(2);
  for (const { template, data } of mails) {
    const rows = orderTemplates[template]?.(data, setting).blocks.flatMap((block) =>
      block.kind === 'facts' ? block.rows : [],
    );
    expect(rows).toContainEqual(['Payment', words]);
  }
});

test('the day of an order has its site’s format, also in a background job', () => {
  const placed = { order: {}, lines: [], company: 'Acme', email: 'buyer@acme.example' } as unknown as Parameters<
    typeof orderPlacedMails
  >[1];
  const placedOn = (language: 'en-AE' | 'ar-AE') =>
    orderPlacedMails({ ...sites.gwd, language }, placed, 'GWDO26000012', new Date('2026-11-20T08:00:00Z'))[0]?.data;
  expect(placedOn('en-AE')).toMatchObject({ placedAt: '20 Nov 2026, 12:00' });
  expect(placedOn('ar-AE')).not.toMatchObject({ placedAt: expect.stringContaining('Nov') });
});
