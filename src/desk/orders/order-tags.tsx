import { type Day, formatNearDay } from '../../lib/dates.ts';
import { OrderStatusTag } from '../../orders/order-status-tag.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { OrderRow } from './order-list.contract.ts';

/** How far an order is, and whether it is on hold. */
export function OrderTags({ order: { status, hold } }: { order: Pick<OrderRow, 'status' | 'hold'> }) {
  return (
    <>
      <OrderStatusTag status={status} /> {hold && <Tag kind="warn">{holdText(hold.lookAgainOn)}</Tag>}
    </>
  );
}

const holdText = (lookAgainOn: Day | null) => (lookAgainOn ? `On hold, ${formatNearDay(lookAgainOn)}` : 'On hold');
