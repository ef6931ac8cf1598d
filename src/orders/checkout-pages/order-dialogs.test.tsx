import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { CreditWarning } from '../../payments/credit/credit-warning.ui.tsx';
import { CheckoutFailedDialog } from './checkout-failed.ui.tsx';

const ignore = () => {};

test('a refused order shows the reason, with the way to the profile', () => {
  const page = <CheckoutFailedDialog failure={{ message: 'Your available balance is too small.' }} onClose={ignore} />;
  const words = visibleText(renderPageHtml(page));
  expect(words).toContain('Your available balance is too small.');
  expect(words).toContain('Cancel Go to profile');
});

test('an order without an answer can be sent again as it was', () => {
  const trouble = { message: 'The store could not be reached.', again: ignore };
  const words = visibleText(renderPageHtml(<CheckoutFailedDialog failure={trouble} onClose={ignore} />));
  expect(words).toContain('Cancel Retry');
  expect(words).not.toContain('Go to profile');
});

test('who pays on credit is warned in the words of the specification', () => {
  const figures = { balanceMinor: 418250_00, totalMinor: 11278_92, creditDays: 45 };
  const words = visibleText(renderPageHtml(<CreditWarning open {...figures} onCancel={ignore} onContinue={ignore} />));
  expect(words).toContain('Credit limits are subject to change without advance notice at the sole discretion of');
  expect(words).toContain('liable for any loss or damage from such a change.');
  expect(words).toContain('Cancel Continue');
});
