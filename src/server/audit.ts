import { type Act, insertAct } from './audit.db.ts';
import type { Db } from './db.ts';

export type { Act } from './audit.db.ts';

/** Writes an act into the audit trail: in the transaction of the act, or by itself where the act was refused. */
export async function note(db: Db, act: Act): Promise<void> {
  await insertAct(db, act);
}
