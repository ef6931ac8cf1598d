import { msg } from '../lib/i18n.ts';

export const notActiveMessage = msg(
  'Your account status needs to be verified by our team before you can view stock, prices, and add products to the cart.',
);
