import { and, eq, sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { auditTrail } from '../../server/security/audit.table.js';
                                                    
import {            items } from '../catalogue.table.js';

const p = sql.placeholder;

export async function findItem(db    , site          , id        )                            {
  const [item] = await db
    .select()
    .from(items)
    .where(and(eq(items.site, site), eq(items.id, id)));
  return item;
}

export async function lockItem(db    , site          , id        )                            {
  const [item] = await db
    .select()
    .from(items)
    .where(and(eq(items.site, site), eq(items.id, id)))
    .for('update');
  return item;
}

export async function updateItem(db    , id        , values               )                {
  await db.update(items).set(values).where(eq(items.id, id));
}

                                                  

/** Who changed this of the item last at the desk; an import leaves no entry. */
export const findLastChange = prepareStatement                                                              (
  'item_last_change',
  sql`select a.actor_name as by, a.at from ${auditTrail} a
    where a.site = ${p('site')} and a.subject = ${p('code')} and a.action = 'item changed'
      and a.details -> 'after' ->> ${p('column')}::text is not null
    order by a.id desc limit 1`,
);
