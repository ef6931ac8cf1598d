import { and, eq } from 'drizzle-orm';
import { installation } from '../server.table.ts';
import type { Db } from './database.server.ts';

export async function findInstallationValue(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row?.value;
}

export async function saveInstallationValue(
  db: Db,
  name: string,
  value: string,
  over: 'keep' | 'replace',
): Promise<string> {
  const insert = db.insert(installation).values({ name, value });
  if (over === 'keep') await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target: installation.name, set: { value } });
  return (await findInstallationValue(db, name)) ?? value;
}

/** False where the value is another, or none. */
export async function removeInstallationValue(db: Db, name: string, value: string): Promise<boolean> {
  const removed = await db
    .delete(installation)
    .where(and(eq(installation.name, name), eq(installation.value, value)))
    .returning({ name: installation.name });
  return removed.length === 1;
}
