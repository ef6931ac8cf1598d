import { dayOf } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { type AuditEntry, byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { priceListRefusals } from '../catalogue-refusals.ts';
import { priceListNameProblem } from './price-list-name.rule.ts';
import { copyRows, insertPriceList, lockPriceLists, type PriceListName, renameList } from './price-lists.db.ts';

export type CreatePriceList = {
  name: string;
  /** Takes over the rows of this list that apply today or later. */
  copyOf?: number | undefined;
  by: string;
  now: Date;
};

export async function createPriceList(
  database: Database,
  site: Site,
  { name, copyOf, by, now }: CreatePriceList,
): Promise<PriceListName | Refusal<'unknown_owner' | 'wrong_name'>> {
  return database.transaction(async (db) => {
    const lists = await lockPriceLists(db, { site: site.code });
    const problem = priceListNameProblem(name, lists);
    if (problem) return refuse(priceListRefusals, 'wrong_name', { reason: problem });
    const original = lists.find(({ id }) => id === copyOf);
    if (copyOf !== undefined && !original) return unknownList();
    const id = await insertPriceList(db, site, name.trim(), []);
    if (id === undefined) return refuse(priceListRefusals, 'wrong_name.taken');
    if (original) await copyRows(db, { from: original.id, to: id, today: dayOf(now, site.calendar.timeZone) });
    const list = { id, name: name.trim() };
    const after = { ...list, ...(original && { copyOf: original.name }) };
    await recordAudit(db, listAudit(site, 'price list created', { before: null, after, by, now }));
    return list;
  });
}

export type RenamePriceList = {
  id: number;
  name: string;
  /** The name that the editor saw. */
  seen?: string | undefined;
  by: string;
  now: Date;
};

export async function renamePriceList(
  database: Database,
  site: Site,
  { id, name, seen, by, now }: RenamePriceList,
): Promise<PriceListName | Refusal<'changed_meanwhile' | 'unknown_owner' | 'wrong_name'>> {
  return database.transaction(async (db) => {
    const lists = await lockPriceLists(db, { site: site.code });
    const list = lists.find((one) => one.id === id);
    if (!list) return unknownList();
    if (seen !== undefined && seen !== list.name)
      return refuse(priceListRefusals, 'changed_meanwhile', { list: list.name });
    const problem = priceListNameProblem(
      name,
      lists.filter((one) => one.id !== id),
    );
    if (problem) return refuse(priceListRefusals, 'wrong_name', { reason: problem });
    await renameList(db, { id, name: name.trim() });
    const after = { id, name: name.trim() };
    await recordAudit(db, listAudit(site, 'price list renamed', { before: list, after, by, now }));
    return after;
  });
}

type ListChange = { before: PriceListName | null; after: PriceListName; by: string; now: Date };

const listAudit = (site: Site, action: string, { before, after, by, now }: ListChange): AuditEntry => ({
  ...byStaff(site, { by, now }),
  action,
  subject: after.name,
  details: { before, after },
});

const unknownList = () => refuse(priceListRefusals, 'unknown_owner.list');
