import { translate } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { type Standing, standingLabels } from './standing.rule.ts';

export function StatusTag({ status }: { status: Standing }) {
  return <Tag kind={status === 'active' ? 'good' : 'bad'}>{translate(standingLabels[status])}</Tag>;
}
