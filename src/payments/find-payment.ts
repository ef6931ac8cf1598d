import type { Db } from '../server/db.ts';
import { findOfLines, findOpen, type PaymentRow } from './payments.db.ts';

/** The customer's payment for just these cart lines: one that was paid before others, then the newest. */
export async function findPaymentOfLines(
  db: Db,
  customerId: number,
  lineIds: readonly number[],
): Promise<PaymentRow | undefined> {
  const [payment] = await findOfLines(db, { customerId, lineIds: [...lineIds] });
  return payment;
}

/** The customer's payment that can still be paid, if there is one. */
export async function findPayable(db: Db, customerId: number): Promise<PaymentRow | undefined> {
  const [payment] = await findOpen(db, { customerId });
  return payment;
}
