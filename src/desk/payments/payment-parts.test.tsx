import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderDeskHtml } from '../../../tests/rendering/render-desk.tsx';
import type { DeskPayment } from './desk-payment.ts';
import { PaymentRefunds } from './payment-parts.tsx';
import { PaymentTag } from './payment-tag.tsx';

const requestedAt = '2026-11-20T10:00:00Z';
const refund = {
  amountMinor: 150_00,
  currency: 'INR',
  reason: 'x',
  requestedAt,
  doneAt: requestedAt,
  tries: 1,
  lastError: null,
};

test.each([
  ['refunded here', { refundId: 'rfnd_1', atProvider: false }, /refunded [^<]* as rfnd_1/],
  ['refunded at the provider', { refundId: 'rfnd_1', atProvider: true }, /in the dashboard of Razorpay.* as rfnd_1/],
  ['settled outside', { refundId: null, atProvider: false }, /settled outside of the store/],
])('a refund that is done says how: %s', (_, how, text) => {
  const payment = { provider: 'Razorpay', refunds: [{ ...refund, ...how }] } as unknown as DeskPayment;
  const html = renderDeskHtml(<PaymentRefunds payment={payment} />);
  expect(html).toMatch(text);
});

test.each([
  ['nothing of an order', 'ordered', 0, 'paid'],
  ['a cancelled line of an order', 'ordered', 150_00, 'refunded in part'],
  ['all of a cancelled order', 'ordered', 650_00, 'refunded'],
  ['all of a payment of invoices', 'booked', 650_00, 'refunded'],
  ['a payment that became no order', 'refused', 650_00, 'refunded'],
  ['nothing, not finished yet', 'settled', 0, 'paid, not finished'],
] as const)('a payment says how much of it was given back: %s', (_, state, refundedMinor, text) => {
  const payment = { state, problem: null, amountMinor: 650_00, refundedMinor } as const;
  expect(renderToStaticMarkup(<PaymentTag payment={payment} />)).toContain(`>${text}<`);
});
