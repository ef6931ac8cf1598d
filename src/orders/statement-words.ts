import type { OpenItem } from './statement.contract.ts';
import { standingWords } from './statement-rows.rule.ts';

/** Where an open item stands, in words. */
export const wordsOf = ({ due_on, days_over, unpaid }: OpenItem): string =>
  standingWords({ dueOn: due_on, daysOver: days_over, unpaidMinor: unpaid });
