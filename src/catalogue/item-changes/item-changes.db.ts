import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, runWrite } from '../../server/database/prepare-statement.server.ts';
import { selectList } from '../../server/database/select-list.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { SiteCode } from '../../sites/site.ts';
import { type Item, items } from '../catalogue.table.ts';
import { snakeCase } from '../import/import-items.db.ts';

const p = sql.placeholder;

const itemOfSite = sql`select ${selectList(getTableColumns(items))} from ${items}
  where site = ${p('site')} and id = ${p('id')}`;

const readItem = prepareStatement<{ site: SiteCode; id: number }, Item>('item_record', itemOfSite);

const lockAndReadItem = prepareStatement<{ site: SiteCode; id: number }, Item>(
  'item_record_lock',
  sql`${itemOfSite} for no key update`,
);

export async function findItem(db: Db, site: SiteCode, id: number): Promise<Item | undefined> {
  const [item] = await readItem(db, { site, id });
  return item;
}

export async function lockItem(db: Db, site: SiteCode, id: number): Promise<Item | undefined> {
  const [item] = await lockAndReadItem(db, { site, id });
  return item;
}

export async function updateItem(db: Db, id: number, values: Partial<Item>): Promise<void> {
  const changes = Object.entries(values).map(([fact, value]) => sql`${sql.identifier(snakeCase(fact))} = ${value}`);
  await runWrite(db, sql`update ${items} set ${sql.join(changes, sql`, `)} where id = ${id}`);
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
