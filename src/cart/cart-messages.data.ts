import { msg } from '../lib/i18n.ts';

export const invalidQuantityMessage = msg('Please enter a valid quantity');
export const quotedQuantityMessage = msg("Quantity can't be modified for items through RFI");
export const alreadyApprovedMessage = msg('* RFI is disabled for items which are already RFI approved.');
export const linesGoneMessage = 'Some of these items are no longer in your cart. Please go back to the cart and check.';
