import type { DunningStage } from '../sites/site-facts.ts';

/** What a reminder says. */
export type DunningLetter = {
  stage: DunningStage;
  company: string;
  overdueMinor: number;
  totalMinor: number;
  onAccountMinor: number;
  invoices: readonly { reference: string; dueOn: string; daysLate: number; openMinor: number }[];
};
