import { Tag } from '../../ui/feedback/tag.tsx';
import type { CustomerRow } from './customer-list.contract.ts';

type Shown = Pick<CustomerRow, 'status' | 'statusLabel' | 'overdue'>;

export function CustomerStatusTag({ status, statusLabel, overdue }: Shown) {
  const kind = overdue ? 'bad' : status === 'active' ? 'good' : 'warn';
  return <Tag kind={kind}>{statusLabel}</Tag>;
}
