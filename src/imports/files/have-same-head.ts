import { foldedHeading } from '../columns/match-columns.rule.ts';

type Head = { header: readonly string[] };

/** Whether one matching of columns serves both sheets. */
export const haveSameHead = ({ header: one }: Head, { header: other }: Head): boolean =>
  one.length === other.length && one.every((heading, at) => foldedHeading(heading) === foldedHeading(other[at] ?? ''));
