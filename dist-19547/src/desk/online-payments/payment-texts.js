import { msg, t, translate } from '../../lib/i18n.js';
                                                                               
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.js';
                                                                                        
                                                                                         

export const stateLabels                                         = {
  opening: msg('opening'),
  open: msg('can be paid'),
  ended: msg('not paid'),
  settled: msg('paid, not finished'),
  ordered: msg('paid'),
  booked: msg('paid'),
  refused: msg('refunded'),
};

export const problemLabels                                           = {
  no_order: msg('Paid, not finished'),
  refund_failed: msg('Refund failed'),
  differs: msg('Amount differs'),
  hanging: msg('Hanging'),
};

export const problemHints                                           = {
  no_order: msg(
    'The money is there, but it could not become its order or be booked yet. Finish it, or refund the money.',
  ),
  refund_failed: msg('The buyer waits for this money. Refund it again, or settle it with the customer.'),
  differs: msg('Another amount was paid than was asked for, and is refunded. Mark it as settled once you have looked.'),
  hanging: msg('It could be paid until a while ago, and nobody knows how it ended. Ask the provider and finish it.'),
};

                                                                                                      

export function providerSays(payment       , { state, captures }              )         {
  if (captures.length === 0)
    return state === 'ended' ? t`Nothing is paid, and it can no longer be paid.` : t`Nothing is paid yet.`;
  const amounts = captures.map(({ amountMinor, currency }) => formatAnyMoney(amountMinor, currency.toUpperCase()));
  const [only] = amounts;
  const paid =
    captures.length === 1
      ? t`${only ?? ''} is paid.`
      : t`${amounts.join(' + ')} is paid, in ${amounts.length} payments.`;
  return agreesWith(payment, { state, captures }) ? paid : `${paid} ${t`Here it is recorded otherwise.`}`;
}

/** Money of a refunded payment was there once, so either answer fits it. */
export function agreesWith(payment       , { captures }              )          {
  if (payment.state === 'refused') return true;
  const isPaidHere = payment.captureId !== null;
  if (!isPaidHere) return captures.length === 0;
  return captures.some(
    ({ id, amountMinor, currency }) =>
      id === payment.captureId && amountMinor === payment.amountMinor && currency.toUpperCase() === payment.currency,
  );
}

                                                                                                            

export function finishedText({ state, reason = '' }          )         {
  if (state === 'ordered') return t`The payment has its order.`;
  if (state === 'booked') return t`The payment is booked on the account.`;
  if (state === 'refused') return t`The money is refunded: ${translate(reason)}`;
  if (state === 'open') return t`Nothing is paid yet; it can still be paid.`;
  return t`Nothing is paid, and the payment is ended.`;
}

export const refundedText = (amounts        )         =>
  amounts ? t`${amounts} is refunded.` : t`The refund is under way.`;

export const settledText = ()         => t`Marked as settled outside of the store.`;
