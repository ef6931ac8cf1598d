import { Tag } from '../ui/tag.tsx';
import { type Standing, standingOf } from './standing.rule.ts';

const looks: Record<Standing, { kind: 'good' | 'warn' | 'bad'; word?: string }> = {
  active: { kind: 'good' },
  overdue: { kind: 'bad', word: 'Overdue' },
  approval: { kind: 'warn' },
  pending: { kind: 'warn' },
};

/** The account's status in a word or two; the sentence of an overdue one stands elsewhere. */
export function StatusTag({ status }: { status: string }) {
  const { kind, word = status } = looks[standingOf(status)];
  return <Tag kind={kind}>{word}</Tag>;
}
