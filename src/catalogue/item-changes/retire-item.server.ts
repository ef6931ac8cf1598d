import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { Database } from '../../server/database/database.server.ts';
import { notFound, type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { itemRefusals } from '../catalogue-refusals.ts';
import { lockItem, updateItem } from './item-changes.db.ts';

export type RetireItem = { id: number; by: string; now: Date };

/** The shop no longer shows it; orders, RFIs and documents that name it stay as they are. */
export const retireItem = (database: Database, site: Site, change: RetireItem) =>
  setRetired(database, site, change, true);

export const bringItemBack = (database: Database, site: Site, change: RetireItem) =>
  setRetired(database, site, change, false);

async function setRetired(
  database: Database,
  site: Site,
  { id, by, now }: RetireItem,
  isRetired: boolean,
): Promise<Refusal<'already'> | undefined> {
  return database.transaction(async (db) => {
    const item = await lockItem(db, site.code, id);
    if (!item) throw notFound(t`The item`);
    const { code, retiredAt } = item;
    if (isRetired && retiredAt)
      return refuse(itemRefusals, 'already.retired', { since: formatDateTime(retiredAt, site.calendar.timeZone) });
    if (!isRetired && !retiredAt) return refuse(itemRefusals, 'already.on_sale');
    const after = isRetired ? now : null;
    await updateItem(db, id, { retiredAt: after, updatedAt: now });
    const action = isRetired ? 'item retired' : 'item brought back';
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action,
      subject: code,
      details: { before: { retiredAt }, after: { retiredAt: after } },
    });
    return undefined;
  });
}
