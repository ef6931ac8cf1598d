import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigintColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import type { Confirmable, Trial, TrialOutcome } from './opening-facts.data.ts';

/** A person has looked through these facts, in the version that they saw. */
export const siteConfirmations = pgTable(
  'site_confirmations',
  {
    site: siteColumn(),
    subject: text().$type<Confirmable>().notNull(),
    version: text().notNull(),
    confirmedAt: timestampColumn().notNull(),
    confirmedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.subject] })],
);

/** The last trial of each kind. */
export const siteTrials = pgTable(
  'site_trials',
  {
    site: siteColumn(),
    trial: text().$type<Trial>().notNull(),
    /** A hash of the settings that were tried; a trial of other settings counts no more. */
    settingsHash: text().notNull(),
    /** The message that was sent; its row in the outbox has the result. */
    messageId: bigintColumn(),
    result: text().$type<TrialOutcome['result']>().notNull(),
    sentence: text().notNull(),
    triedAt: timestampColumn().notNull(),
    triedBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.trial] })],
);
