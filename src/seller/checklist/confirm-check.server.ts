import { createHash } from 'node:crypto';
import { dayOf } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { type FactPartName, partOf } from '../fact-parts.ts';
import { openingRefusals } from '../seller-refusals.ts';
import { deleteConfirmation, writeConfirmation } from './opening-checks.db.ts';
import type { Confirmable } from './opening-facts.data.ts';

const parts: readonly FactPartName[] = ['calendar', 'privacy-policy', 'terms-condition', 'disclaimer'];

/** Identifies what is confirmed: another text has another version, and so has the calendar in another year. */
export function versionOf(site: SellerSite, subject: Confirmable, now: Date): string {
  const part = parts.find((one) => one === subject);
  if (!part) return '';
  const year = part === 'calendar' ? dayOf(now, site.calendar.timeZone).slice(0, 4) : '';
  return createHash('sha256')
    .update(JSON.stringify([partOf(part).read(site), year]))
    .digest('base64url');
}

type Author = { by: string; now: Date };

/** `version` is what was on the screen. */
export async function confirmCheck(
  database: Database,
  site: SellerSite,
  { subject, version, by, now }: Author & { subject: Confirmable; version: string },
): Promise<Refusal<'changed_meanwhile'> | undefined> {
  if (version !== versionOf(site, subject, now)) return refuse(openingRefusals, 'changed_meanwhile.looked_through');
  await database.transaction(async (db) => {
    await writeConfirmation(db, { site: site.code, subject, version, by, now });
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'opening check confirmed', subject });
  });
  return undefined;
}

export async function takeBackConfirmation(
  database: Database,
  site: SellerSite,
  { subject, by, now }: Author & { subject: Confirmable },
): Promise<Refusal<'unknown'> | undefined> {
  return database.transaction(async (db) => {
    const [before] = await deleteConfirmation(db, { site: site.code, subject });
    if (!before) return refuse(openingRefusals, 'unknown');
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'opening check taken back', subject });
    return undefined;
  });
}
