import type { DunningStage } from '../sites/site-facts.ts';

/** The facts of a reminder. */
export type DunningLetter = {
  stage: DunningStage;
  company: string;
  /** The reference for a transfer of several invoices; letters of an earlier release have none. */
  reference?: string;
  overdueMinor: number;
  totalMinor: number;
  onAccountMinor: number;
  /** `broughtForward`: from the books before the store; letters of an earlier release do not say it. */
  invoices: readonly {
    reference: string;
    dueOn: string;
    daysLate: number;
    openMinor: number;
    broughtForward?: boolean;
  }[];
};
