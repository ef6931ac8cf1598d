import { z } from 'zod';
                                                                   

export const razorpayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.string(),
});
                                                

const event = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: razorpayPayment }).optional() }),
});

/** Authorised money is not captured yet; a refund counts once processed. */
const kinds                                                 = {
  'payment.captured': 'paid',
  'order.paid': 'paid',
  'payment.failed': 'failed',
  'refund.processed': 'refunded',
};

export function readRazorpayEvent(id        , body        )               {
  const read = event.safeParse(parsed(body)).data;
  const payment = read?.payload.payment?.entity;
  if (!read || !payment?.order_id) return { id, sessionId: null, kind: 'other', captures: [] };
  const kind = kinds[read.event] ?? 'other';
  return {
    id,
    sessionId: payment.order_id,
    kind,
    captures: kind === 'paid' ? [captureOf(payment, payment.order_id)] : [],
  };
}

export const captureOf = ({ id, amount, currency }         , sessionId        ) => ({
  id,
  sessionId,
  amountMinor: amount,
  currency: currency.toUpperCase(),
});

function parsed(body        )          {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
