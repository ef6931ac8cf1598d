import { t } from '../../lib/i18n.ts';

/** What sales_confirmation answers of an order, now or when it is asked again; `left` names what stays in the cart. */
export const placedReply = (number: string, left: string[]) => ({
  success: true as const,
  message: t`Your order ${number} is received and being processed.`,
  myscno: number,
  left_items: left,
});
