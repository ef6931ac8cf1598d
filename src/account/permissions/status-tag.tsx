import { translate } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { type Standing, standingLabels } from './standing.rule.ts';

export function StatusTag({ standing }: { standing: Standing }) {
  return <Tag kind={standing === 'active' ? 'good' : 'bad'}>{translate(standingLabels[standing])}</Tag>;
}
