import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import type { ApiContext } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { apiOrderRefusals } from '../api-refusals.ts';
import { defineBatchCall, eachRow, type RowOutcome, type RowsOf } from '../batches/define-batch-call.server.ts';
import { decideOrdersByApi } from './orders.contract.ts';
import { findOrderStatus } from './orders.db.ts';

export const decideOrdersCall = defineBatchCall(
  decideOrdersByApi,
  { requires: scopeOf('orders:decide') },
  ({ rows }, context) => eachRow(rows, (row) => decide(context, row)),
);

/** An order that is decided so already, also by an earlier request, counts as saved. */
async function decide(
  { db, database, site, by, now }: ApiContext,
  { number, decision, reason }: RowsOf<typeof decideOrdersByApi>[number],
): Promise<RowOutcome<typeof decideOrdersByApi>> {
  if (decision === 'reject' && reason === '') return refuse(apiOrderRefusals, 'reason_missing');
  const to = decision === 'confirm' ? 'Confirmed' : 'Rejected';
  const refused = await decideOrder(database, site, { number, to, by, now, ...(reason && { note: reason }) });
  if (!refused) return { number };
  const [order] = await findOrderStatus(db, { site: site.code, number });
  return order?.status === to ? { number } : refused;
}
