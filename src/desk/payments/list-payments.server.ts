import { readCustomerSearch } from '../../account/customer-search.rule.ts';
import { sum } from '../../lib/sum.ts';
import { gatewayNames } from '../../payments/gateways.data.ts';
import { paymentProblems } from '../../payments/online-payments/payment-problem.data.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { countPayments, findPayments, findPaymentsToCheck, type ListedPayment } from './online-payments.db.ts';

export type PaymentListRequest = {
  /** A problem, `closed` or `all`; else everything that needs a look. */
  view: string;
  q: string;
  limit: number;
  offset: number;
  maxTotal: number;
  now: Date;
};

/** Refunds of another amount that was paid by mistake may be in another currency. */
export const refundedMinor = ({ refunds, currency }: ListedPayment): number =>
  sum(
    refunds.filter((one) => one.doneAt !== null && one.currency === currency),
    ({ amountMinor }) => amountMinor,
  );

export async function listPayments(
  db: Db,
  site: Site,
  { view, q: typed, limit, offset, maxTotal, now }: PaymentListRequest,
): Promise<{ rows: ListedPayment[]; total: number }> {
  const q = typed.trim();
  const search = { site: site.code, q, ...readCustomerSearch(q, site.country), providers: gatewayNames };
  const page = { limit, offset, now };
  if (view === 'all' || view === 'closed') {
    const wanted = { ...search, closedOnly: view === 'closed' };
    const [rows, [count]] = await Promise.all([
      findPayments(db, { ...wanted, ...page }),
      countPayments(db, { ...wanted, maxTotal }),
    ]);
    return { rows, total: count?.total ?? 0 };
  }
  const problem = paymentProblems.find((one) => one === view) ?? '';
  const rows = await findPaymentsToCheck(db, { ...search, ...page, problem, maxTotal });
  return { rows, total: rows[0]?.total ?? 0 };
}
