import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findByCartLines, findOpenByCustomer, findSitePayment, type PaymentRow } from './payments.db.ts';

export async function findPaymentByCartLines(
  db: Db,
  customerId: number,
  lineIds: readonly number[],
): Promise<PaymentRow | undefined> {
  const [payment] = await findByCartLines(db, { customerId, lineIds: [...lineIds] });
  return payment;
}

export async function findOpenPayment(db: Db, customerId: number): Promise<PaymentRow | undefined> {
  const [payment] = await findOpenByCustomer(db, { customerId });
  return payment;
}

export async function findPaymentOfSite(db: Db, site: Site, id: number): Promise<PaymentRow | undefined> {
  const [payment] = await findSitePayment(db, { site: site.code, id });
  return payment;
}
