import { t } from '../../lib/i18n.ts';

export const placedReply = (number: string, left: string[]) => ({
  success: true as const,
  message: t`Your order ${number} is received and being processed.`,
  myscno: number,
  left_items: left,
});
