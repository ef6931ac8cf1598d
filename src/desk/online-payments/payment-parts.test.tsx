import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DeskSession, DeskSessionProvider } from '../shell/desk-session.ts';
import type { DeskPayment } from './desk-payment.ts';
import { PaymentRefunds } from './payment-parts.tsx';

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
