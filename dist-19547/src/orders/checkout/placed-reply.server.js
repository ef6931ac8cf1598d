import { t } from '../../lib/i18n.js';

export const placedReply = (number        , left          ) => ({
  success: true         ,
  message: t`Your order ${number} is received and being processed.`,
  myscno: number,
  left_items: left,
});
