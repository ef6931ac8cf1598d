import { translate } from '../lib/i18n.ts';
import { Tag, type TagProps } from '../ui/feedback/tag.tsx';
import type { OrderStatus } from './order-state.rule.ts';

const kinds: Readonly<Record<OrderStatus, TagProps['kind']>> = {
  'Awaiting Internal Approval': 'warn',
  Confirmed: 'accent',
  Dispatched: 'accent',
  Delivered: 'good',
  Rejected: 'bad',
  Cancelled: 'quiet',
};

export function OrderStatusTag({ status }: { status: string }) {
  return <Tag kind={kinds[status as OrderStatus] ?? 'quiet'}>{translate(status)}</Tag>;
}
