import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './db.ts';
import { installation } from './server.table.ts';

/** What was noted under `name`, or undefined. */
export async function noted(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row?.value;
}

/** Notes `value` under `name` unless something stands there already; answers what stands. */
export async function note(db: Db, name: string, value: string): Promise<string> {
  await db.insert(installation).values({ name, value }).onConflictDoNothing();
  return (await noted(db, name)) ?? value;
}

/** The key that signs captchas and links: the one configured, else one of this installation, shared by its processes. */
export async function secretKey(db: Db, configured: string | undefined): Promise<string> {
  return configured ?? (await note(db, 'secret_key', randomBytes(32).toString('base64url')));
}
