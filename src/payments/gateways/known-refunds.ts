import { z } from 'zod';
import type { GatewayRefund } from './payment-gateway.ts';

/** The key that we sent with a refund; null with one that staff made in the gateway's dashboard. */
export const sentKey = z
  .object({ key: z.string() })
  .transform(({ key }) => key)
  .nullable()
  .catch(null);

type KnownRefund = Omit<GatewayRefund, 'amountMinor'>;

/**
 * What a gateway's list of refunds, the newest first, means for the one with our key. One that came back from the bank is
 * made again, under another key, as the gateway repeats its answer to a known one.
 */
export function findKnownRefund(refunds: readonly KnownRefund[], key: string) {
  const made = refunds.filter(({ cameBack }) => !cameBack);
  const again = refunds.filter((one) => one.cameBack && one.key === key).length;
  return {
    before: made.find((one) => one.key === key),
    latest: made[0],
    requestKey: again === 0 ? key : `${key} again ${again}`,
  };
}
