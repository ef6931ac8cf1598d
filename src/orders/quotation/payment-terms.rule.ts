// A quotation says how its customer may pay: what the review page will offer, whatever the amount.

import { closedReason, type PaymentFacts } from '../../payments/methods/payment-choice.rule.ts';

type Payer = Pick<PaymentFacts, 'standing' | 'online' | 'transferAllowed'> & {
  /** Null without credit terms. */
  creditDays: number | null;
};

/** 'On credit, 45 days from each invoice, within your credit limit; or online when ordering'; '' if it may not order yet. */
export function paymentTerms({ creditDays, ...payer }: Payer): string {
  const anyAmount = { balanceMinor: 1, totalMinor: 0, maxOnlineMinor: 0, hasTerms: creditDays !== null };
  const isOpen = (method: Parameters<typeof closedReason>[0]) =>
    closedReason(method, { ...payer, ...anyAmount }) === undefined;
  const ways = [
    ...(creditDays !== null && isOpen('credit')
      ? [`on credit, ${creditDays} days from each invoice, within your credit limit`]
      : []),
    ...(isOpen(payer.online[0]) ? ['online when ordering'] : []),
    ...(isOpen('transfer') ? ['by bank transfer before dispatch'] : []),
  ];
  const text = ways.join('; or ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
