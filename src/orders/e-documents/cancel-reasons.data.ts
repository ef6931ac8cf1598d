import { msg } from '../../lib/i18n.ts';

/** Why an invoice is cancelled, with the codes of the portal. */
export const cancelReasons = {
  duplicate: { code: '1', text: msg('Duplicate') },
  mistake: { code: '2', text: msg('Data entry mistake') },
  'order-cancelled': { code: '3', text: msg('Order cancelled') },
  other: { code: '4', text: msg('Other') },
} as const;

export type CancelReason = keyof typeof cancelReasons;

export const cancelReasonNames = Object.keys(cancelReasons) as [CancelReason, ...CancelReason[]];
