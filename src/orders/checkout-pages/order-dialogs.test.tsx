import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import CreditWarning from '../../payments/credit/credit-warning.tsx';
import { CheckoutFailedDialog } from './checkout-failed.tsx';

const ignore = () => {};

test('a refused order shows the reason and a link to the profile', () => {
  const page = <CheckoutFailedDialog failure={{ message: 'Your available balance is too small.' }} onClose={ignore} />;
  const words = visibleText(renderPageHtml(page));
  expect(words).toContain('Your available balance is too small.');
  expect(words).toContain('Cancel Go to profile');
});

test.each([
  ['price_changed', 'View cart'],
  ['stock_gone', 'View cart'],
  ['overdue', 'Account Statement'],
  ['verification_pending', 'Go to profile'],
])('%s: %s', (refusal, button) => {
  const page = <CheckoutFailedDialog failure={{ message: 'No.', refusal }} onClose={ignore} />;
  expect(visibleText(renderPageHtml(page))).toContain(`Cancel ${button}`);
});

test.each(['provider_down', 'session_over', 'payment_not_found', 'payment_given_back', 'payment_unconfirmed'])(
  '%s has nothing to do with the profile',
  (refusal) => {
    const words = visibleText(
      renderPageHtml(<CheckoutFailedDialog failure={{ message: 'No.', refusal }} onClose={ignore} />),
    );
    expect(words).toContain('OK');
    expect(words).not.toContain('Go to profile');
  },
);

test('a payment that is not confirmed yet is not called an order that was not placed', () => {
  const failure = { message: 'Please do not pay again.', refusal: 'payment_unconfirmed' };
  const words = visibleText(renderPageHtml(<CheckoutFailedDialog failure={failure} paid onClose={ignore} />));
  expect(words).toContain('Your order is not confirmed yet');
  expect(words).not.toContain('Your order was not placed');
});

test('an order without a reply can be retried unchanged', () => {
  const failure = { message: 'The store could not be reached.', again: ignore };
  const words = visibleText(renderPageHtml(<CheckoutFailedDialog failure={failure} onClose={ignore} />));
  expect(words).toContain('Cancel Retry');
  expect(words).not.toContain('Go to profile');
});

test('a payment that got no reply did not open, so that nothing was ordered or charged', () => {
  const failure = { message: 'The store could not be reached.', again: ignore };
  const words = visibleText(renderPageHtml(<CheckoutFailedDialog failure={failure} unpaid onClose={ignore} />));
  expect(words).toContain('The payment could not be opened The store could not be reached.');
  expect(words).toContain('Nothing was ordered or charged; your cart is as it was. Cancel Retry');
  expect(words).not.toMatch(/not confirmed yet|placed only once/);
});

test('paying on credit shows the warning of the specification', () => {
  const figures = { balanceMinor: 418250_00, totalMinor: 11278_92, creditDays: 45 };
  const words = visibleText(renderPageHtml(<CreditWarning open {...figures} onCancel={ignore} onContinue={ignore} />));
  expect(words).toContain('Credit limits are subject to change without advance notice at the sole discretion of');
  expect(words).toContain('liable for any loss or damage from such a change.');
  expect(words).toContain('Cancel Continue');
});
