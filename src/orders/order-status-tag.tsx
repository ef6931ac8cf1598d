import { translate } from '../lib/i18n.ts';
import { Tag, type TagProps } from '../ui/feedback/tag.tsx';
import type { OrderStage } from './order-stage.rule.ts';

const kinds: Readonly<Record<OrderStage, TagProps['kind']>> = {
  'Awaiting Internal Approval': 'warn',
  Confirmed: 'accent',
  'Dispatched in part': 'solid',
  Dispatched: 'solid',
  'Delivered in part': 'good',
  Delivered: 'good',
  Rejected: 'bad',
  Cancelled: 'quiet',
};

/** `status`: a status, or the stage of an order, which says more. */
export function OrderStatusTag({ status }: { status: string }) {
  return <Tag kind={kinds[status as OrderStage] ?? 'quiet'}>{translate(status)}</Tag>;
}
