// What a gateway has refunded beyond what is recorded here; staff refund in its dashboard first of all what failed here.

import { sum } from '../../lib/sum.ts';

type GatewayRefund = { id: string; key: string | null; amountMinor: number; cameBack: boolean };

/** `isFailed`: the last attempt failed, or it came back; the money is still to be refunded. */
export type RecordedRefund = {
  id: number;
  key: string;
  refundId: string | null;
  amountMinor: number;
  isFailed: boolean;
};

/** A part of a refund of the gateway that is not recorded here; `insteadOf` is the failed refund that it makes up for. */
export type UnrecordedRefund = { refundId: string; amountMinor: number; insteadOf: RecordedRefund | undefined };

/** All refunds are of one capture; one that is under way counts as recorded. */
export function findUnrecorded(
  recorded: readonly RecordedRefund[],
  ofGateway: readonly GatewayRefund[],
): UnrecordedRefund[] {
  const made = ofGateway.filter(({ cameBack }) => !cameBack);
  const isMade = ({ key }: RecordedRefund) => made.some((one) => one.key === key);
  const failed = recorded.filter((one) => one.isFailed && !isMade(one));
  const amountOf = (one: { amountMinor: number }) => one.amountMinor;
  let surplus = sum(made, amountOf) - sum(recorded, amountOf) + sum(failed, amountOf);
  const found: UnrecordedRefund[] = [];
  for (const { id: refundId, key, amountMinor } of made.toReversed()) {
    if (recorded.some((one) => one.refundId === refundId || one.key === key)) continue;
    let left = Math.min(amountMinor, surplus);
    surplus -= Math.max(0, left);
    while (left > 0) {
      const [insteadOf] = failed;
      const part = Math.min(left, insteadOf?.amountMinor ?? left);
      found.push({ refundId, amountMinor: part, insteadOf });
      left -= part;
      if (insteadOf && part < insteadOf.amountMinor)
        failed[0] = { ...insteadOf, amountMinor: insteadOf.amountMinor - part };
      else failed.shift();
    }
  }
  return found;
}
