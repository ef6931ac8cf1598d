import type { Db } from '../server/database/database.server.ts';
import type { Site } from '../sites/site.ts';

export type GrantedTerms = {
  customerId: number;
  limitMinor: number;
  periodDays: number;
  graceDays: number;
  by: string;
  now: Date;
};

/** Implemented by the payments area. */
export type GrantCredit = (db: Db, site: Site, terms: GrantedTerms) => Promise<void>;

declare module '../server/calls/services.ts' {
  interface Services {
    grantCredit: GrantCredit;
  }
}
