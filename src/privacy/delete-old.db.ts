import { sql } from 'drizzle-orm';
import { outbox } from '../messages/outbox.table.ts';
import type { Db } from '../server/database/database.server.ts';
import { auditTrail } from '../server/security/audit.table.ts';

// A batch looks at the oldest rows only, by their key, and so never reads a whole table.

/** What still waits is kept. */
export async function deleteOldMessages(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${outbox}
    where id in (select id from ${outbox} order by id limit ${most}) and created_at < ${before} and next_try_at is null`);
  return rowCount ?? 0;
}

export async function deleteOldAuditEntries(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${auditTrail}
    where id in (select id from ${auditTrail} order by id limit ${most}) and at < ${before}`);
  return rowCount ?? 0;
}
