import type { DunningStage } from '../sites/site-facts.ts';

/** What a reminder says. */
export type DunningLetter = {
  stage: DunningStage;
  company: string;
  /** What a transfer of several invoices names; letters of an earlier release have none. */
  reference?: string;
  overdueMinor: number;
  totalMinor: number;
  onAccountMinor: number;
  invoices: readonly { reference: string; dueOn: string; daysLate: number; openMinor: number }[];
};
