import { said, say } from '../lib/say.ts';
import { Tag } from '../ui/tag.tsx';
import { standingOf } from './standing.rule.ts';

/** The account's status in a word or two, green if Active, else red; the sentence of an overdue one stands elsewhere. */
export function StatusTag({ status }: { status: string }) {
  const standing = standingOf(status);
  return (
    <Tag kind={standing === 'active' ? 'good' : 'bad'}>{standing === 'overdue' ? say`Overdue` : said(status)}</Tag>
  );
}
