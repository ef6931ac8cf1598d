import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { SiteCode } from '../../sites/site.ts';
import { type Item, items } from '../catalogue.table.ts';

const p = sql.placeholder;

export async function findItem(db: Db, site: SiteCode, id: number): Promise<Item | undefined> {
  const [item] = await db
    .select()
    .from(items)
    .where(and(eq(items.site, site), eq(items.id, id)));
  return item;
}

export async function lockItem(db: Db, site: SiteCode, id: number): Promise<Item | undefined> {
  const [item] = await db
    .select()
    .from(items)
    .where(and(eq(items.site, site), eq(items.id, id)))
    .for('no key update');
  return item;
}

export async function updateItem(db: Db, id: number, values: Partial<Item>): Promise<void> {
  await db.update(items).set(values).where(eq(items.id, id));
}

export type LastChange = { by: string; at: Date };

/** Who changed this of the item last at the desk; an import leaves no entry. */
export const findLastItemChange = prepareStatement<{ site: SiteCode; code: string; column: string }, LastChange>(
  'item_last_change',
  sql`select a.actor_name as by, a.at from ${auditTrail} a
    where a.site = ${p('site')} and a.subject = ${p('code')} and a.action = 'item changed'
      and a.details -> 'after' ->> ${p('column')}::text is not null
    order by a.id desc limit 1`,
);
