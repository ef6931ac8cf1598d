import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { AlreadyInCartDialog } from '../add-to-cart/already-in-cart.tsx';
import { ConfirmCheckoutDialog } from './confirm-checkout.tsx';
import type { CheckoutConfirmation } from './use-cart-checkout.ts';

const ignore = () => {};
const dialogText = (confirmation: CheckoutConfirmation) =>
  visibleText(renderPageHtml(<ConfirmCheckoutDialog confirmation={confirmation} orderLines={7} onAnswer={ignore} />));

const dialog = <AlreadyInCartDialog onClose={ignore} onContinue={ignore} />;

test('adding an item that is in the cart asks for confirmation in the exact text of the specification', () => {
  const text = visibleText(renderPageHtml(dialog, { standing: 'active' }));
  expect(text).toContain(
    'The item you are adding is already present in the cart. You will lose any changes that are saved in the cart for the same item if you proceed ahead. Cancel Continue',
  );
});

test('a quoted line is added beside the ordinary line of its item, and nothing is lost', () => {
  const text = visibleText(renderPageHtml(<AlreadyInCartDialog isQuoted onClose={ignore} onContinue={ignore} />));
  expect(text).toContain('This item is in your cart already. The quoted line is added as a line of its own.');
  expect(text).not.toContain('lose');
});

test('a mixed selection is confirmed once, with No and Yes', () => {
  const text = dialogText({ kind: 'both', message: '5 item(s) will be sent.', to: '/shipping?lines=1' });
  expect(text).toContain('Review & Confirm Checkout 7 lines will be ordered first. 5 item(s) will be sent.');
  expect(text).toContain('Are you sure you want to proceed? No Yes');
});

test('the dialog of a refused RFI can only be closed', () => {
  const text = dialogText({ kind: 'rfi', message: 'This line is gone.' });
  expect(text).toContain('This line is gone. Close');
  expect(text).not.toContain('proceed');
});
