import { dayOf } from '../../lib/dates.ts';
import { toPercent } from '../../lib/money.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { endedRates } from '../../sites/tax-rates.rule.ts';
import { countByTaxRate, replaceTaxRate } from './tax-rates.db.ts';

export const countItemsByTaxRate = (db: Db, { code }: Pick<Site, 'code'>) => countByTaxRate(db, { site: code });

/** Short enough that no transaction holds back vacuum or an order for long. */
const itemsPerBatch = 5_000;

/** Gives the items of a rate that has ended the one that follows. Orders, RFIs and documents keep theirs. Returns how many items. */
export async function endTaxRates(database: Database, site: Site, now: Date, limit = itemsPerBatch): Promise<number> {
  let changed = 0;
  for (const { fromBp, toBp } of endedRates(site.taxRates, dayOf(now, site.calendar.timeZone)))
    for (let batch = limit; batch === limit; changed += batch)
      batch = await database.transaction(async (db) => {
        const { length } = await replaceTaxRate(db, { site: site.code, fromBp, toBp, limit, now });
        if (length > 0) await recordEnd(db, site, { fromBp, toBp, items: length, now });
        return length;
      });
  return changed;
}

type End = { fromBp: number; toBp: number; items: number; now: Date };

const recordEnd = (db: Db, site: Site, { fromBp, toBp, items, now }: End) =>
  recordAudit(db, {
    site: site.code,
    at: now,
    actor: 'system',
    actorName: '',
    action: 'tax rate ended',
    subject: `${toPercent(fromBp)}%`,
    details: { before: { tax_percent: toPercent(fromBp) }, after: { tax_percent: toPercent(toBp) }, items },
  });
