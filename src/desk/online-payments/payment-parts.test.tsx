import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DeskSession, DeskSessionProvider } from '../shell/desk-session.ts';
import type { DeskPayment } from './desk-payment.ts';
import { PaymentRefunds } from './payment-parts.tsx';
import { PaymentTag } from './payment-tag.tsx';

const requested_at = '2026-11-20T10:00:00Z';
const refund = {
  amount: 150_00,
  currency: 'INR',
  reason: 'x',
  requested_at,
  done_at: requested_at,
  tries: 1,
  error: '',
};

test.each([
  ['refunded here', { refund_id: 'rfnd_1', at_provider: false }, /refunded [^<]* as rfnd_1/],
  ['refunded at the provider', { refund_id: 'rfnd_1', at_provider: true }, /in the dashboard of Razorpay.* as rfnd_1/],
  ['settled outside', { refund_id: '', at_provider: false }, /settled outside of the store/],
])('a refund that is done says how: %s', (_, how, text) => {
  const payment = { provider: 'Razorpay', refunds: [{ ...refund, ...how }] } as unknown as DeskPayment;
  const session = { sites: [] } as unknown as DeskSession;
  const html = renderToStaticMarkup(
    <DeskSessionProvider value={session}>
      <PaymentRefunds payment={payment} />
    </DeskSessionProvider>,
  );
  expect(html).toMatch(text);
});

test.each([
  ['nothing of an order', 'ordered', 0, 'paid'],
  ['a cancelled line of an order', 'ordered', 150_00, 'refunded in part'],
  ['all of a cancelled order', 'ordered', 650_00, 'refunded'],
  ['all of a payment of invoices', 'booked', 650_00, 'refunded'],
  ['a payment that became no order', 'refused', 650_00, 'refunded'],
  ['nothing, not finished yet', 'settled', 0, 'paid, not finished'],
] as const)('a payment says how much of it was given back: %s', (_, state, refunded, text) => {
  const payment = { state, problem: '', amount: 650_00, refunded } as const;
  expect(renderToStaticMarkup(<PaymentTag payment={payment} />)).toContain(`>${text}<`);
});
