import { msg } from '../../lib/i18n.js';

/** Why an invoice is cancelled, with the codes of the portal. */
export const cancelReasons = {
  duplicate: { code: '1', text: msg('Duplicate') },
  mistake: { code: '2', text: msg('Data entry mistake') },
  'order-cancelled': { code: '3', text: msg('Order cancelled') },
  other: { code: '4', text: msg('Other') },
}         ;

                                                      

export const cancelReasonNames = Object.keys(cancelReasons)                                     ;
