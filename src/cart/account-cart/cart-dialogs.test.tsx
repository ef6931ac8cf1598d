import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { AlreadyInCartDialog } from '../add-to-cart/already-in-cart.ui.tsx';
import { ConfirmCheckoutDialog } from './confirm-checkout.ui.tsx';
import type { CheckoutConfirmation } from './use-cart-checkout.ts';

const ignore = () => {};
const dialogText = (confirmation: CheckoutConfirmation) =>
  visibleText(renderPageHtml(<ConfirmCheckoutDialog confirmation={confirmation} orderLines={7} onAnswer={ignore} />));

test('what is in the cart already is confirmed in the words of the specification', () => {
  const words = visibleText(renderPageHtml(<AlreadyInCartDialog onClose={ignore} onContinue={ignore} />));
  expect(words).toContain(
    'The item you are adding is already present in the cart. You will lose any changes that are saved in the cart for the same item if you proceed ahead. Cancel Continue',
  );
});

test('an RFI first shows what the server says of it', () => {
  const message = '2 item(s) will be sent as a Request For Information.';
  expect(dialogText({ kind: 'rfi', message, to: '/rfq-review?lines=1' })).toContain(
    `Review & Confirm RFI ${message} Are you sure you want to proceed? Cancel OK`,
  );
});

test('a mixed selection asks once for both, with No and Yes', () => {
  const words = dialogText({ kind: 'both', message: '5 item(s) will be sent.', to: '/shipping?lines=1' });
  expect(words).toContain('Review & Confirm Checkout 7 lines will be ordered first. 5 item(s) will be sent.');
  expect(words).toContain('Are you sure you want to proceed? No Yes');
});

test('an RFI that is refused can only be closed', () => {
  const words = dialogText({ kind: 'rfi', message: 'This line is gone.' });
  expect(words).toContain('This line is gone. Close');
  expect(words).not.toContain('proceed');
});
