import { t, translate } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { standingOf } from './standing.rule.ts';

/** The account's status in a word or two, green if Active, else red; the sentence of an overdue one stands elsewhere. */
export function StatusTag({ status }: { status: string }) {
  const standing = standingOf(status);
  return (
    <Tag kind={standing === 'active' ? 'good' : 'bad'}>{standing === 'overdue' ? t`Overdue` : translate(status)}</Tag>
  );
}
