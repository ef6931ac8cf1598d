import type { Db } from '../../server/database/database.server.ts';
import { findByCartLines, findOpenByCustomer, type PaymentRow } from './payments.db.ts';

/** The customer's payment for just these cart lines: one that was paid before others, then the newest. */
export async function findPaymentByCartLines(
  db: Db,
  customerId: number,
  lineIds: readonly number[],
): Promise<PaymentRow | undefined> {
  const [payment] = await findByCartLines(db, { customerId, lineIds: [...lineIds] });
  return payment;
}

/** The customer's payment that can still be paid, if there is one. */
export async function findOpenPayment(db: Db, customerId: number): Promise<PaymentRow | undefined> {
  const [payment] = await findOpenByCustomer(db, { customerId });
  return payment;
}
