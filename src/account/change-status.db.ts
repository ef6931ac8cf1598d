import { eq } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { type CustomerStatus, customers } from './account.table.ts';

export type StatusChange = { customerId: number; to: CustomerStatus; by: string; reason?: string; now: Date };

/** Sets what staff decided about a customer; its cart and its orders stay as they are. */
export async function changeStatus(db: Db, { customerId, to, by, reason, now }: StatusChange): Promise<void> {
  await db
    .update(customers)
    .set({ status: to, statusBy: by, statusAt: now, statusReason: reason ?? null })
    .where(eq(customers.id, customerId));
}
