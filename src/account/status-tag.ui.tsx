import { said, say } from '../lib/say.ts';
import { Tag } from '../ui/tag.tsx';
import { type Standing, standingOf } from './standing.rule.ts';

const looks: Record<Standing, 'good' | 'warn' | 'bad'> = {
  active: 'good',
  overdue: 'bad',
  approval: 'warn',
  pending: 'warn',
};

/** The account's status in a word or two; the sentence of an overdue one stands elsewhere. */
export function StatusTag({ status }: { status: string }) {
  const standing = standingOf(status);
  return <Tag kind={looks[standing]}>{standing === 'overdue' ? say`Overdue` : said(status)}</Tag>;
}
