import { type Day, formatNearDay } from '../../lib/dates.ts';
import { orderStage } from '../../orders/order-stage.rule.ts';
import { OrderStatusTag } from '../../orders/order-status-tag.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import type { OrderRow } from './order-list.contract.ts';

/** How far an order is, and whether it is on hold. */
export function OrderTags({ order }: { order: Pick<OrderRow, 'status' | 'hold' | 'sent' | 'arrived' | 'owed'> }) {
  return (
    <>
      <OrderStatusTag status={orderStage(order)} />{' '}
      {order.hold && <Tag kind="warn">{holdText(order.hold.lookAgainOn)}</Tag>}
    </>
  );
}

const holdText = (lookAgainOn: Day | null) => (lookAgainOn ? `On hold, ${formatNearDay(lookAgainOn)}` : 'On hold');
