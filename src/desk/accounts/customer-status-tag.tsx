import { Tag } from '../../ui/feedback/tag.tsx';
import type { ListedCustomer } from './customer-list.contract.ts';

type Shown = Pick<ListedCustomer, 'status' | 'status_label' | 'overdue'>;

export function CustomerStatusTag({ status, status_label, overdue }: Shown) {
  const kind = overdue ? 'bad' : status === 'active' ? 'good' : 'warn';
  return <Tag kind={kind}>{status_label}</Tag>;
}
