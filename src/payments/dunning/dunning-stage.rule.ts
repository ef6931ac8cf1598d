// A reminder of an unpaid invoice is due by its days after the due day; each stage comes once, in order and with some days between.

import { type Day, daysBetween } from '../../lib/dates.ts';
import { type DunningStage, dunningStages } from '../../sites/site-facts.ts';
import { minDebtMinor } from '../credit/overdue.rule.ts';

export type SentStage = { stage: DunningStage; sentOn: Day };
export type InvoiceToRemind = {
  openMinor: number;
  /** Days after the due day. */
  daysLate: number;
  isDisputed: boolean;
  sent: readonly SentStage[];
};

type DaysAfterDue = Readonly<Record<DunningStage, number>>;

const minDaysBetween = 5;

/** Whether the invoice is late enough to be reminded of at all. */
export const isReminded = ({ openMinor, daysLate, isDisputed }: InvoiceToRemind): boolean =>
  openMinor >= minDebtMinor && daysLate > 0 && !isDisputed;

/** The stage that is due by the site's days; undefined when none is. */
export function dueStage(invoice: InvoiceToRemind, today: Day, days: DaysAfterDue): DunningStage | undefined {
  if (!isReminded(invoice)) return undefined;
  const { sent, daysLate } = invoice;
  const next = dunningStages.find((stage) => !wasSent(invoice, stage));
  if (next === undefined || daysLate < days[next]) return undefined;
  return sent.some(({ sentOn }) => daysBetween(sentOn, today) < minDaysBetween) ? undefined : next;
}

export const wasSent = ({ sent }: Pick<InvoiceToRemind, 'sent'>, stage: DunningStage): boolean =>
  sent.some((one) => one.stage === stage);

/** A letter has the last stage of its invoices. */
export function letterStage(stages: readonly DunningStage[]): DunningStage | undefined {
  return dunningStages.findLast((stage) => stages.includes(stage));
}
