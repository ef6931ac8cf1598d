import { scopeOf } from '../../account/permissions/permission-to.server.js';
                                                       
import { decideOrder } from '../../orders/fulfilment/decide-order.server.js';
import {                  defineApiCall } from '../../server/calls/define-call.server.js';
import { saveEachRow } from '../batch-result.js';
import { decideOrdersByApi } from './orders.contract.js';
import { findOrderStatus } from './orders.db.js';

                                                               

export const decideOrdersCall = defineApiCall(
  decideOrdersByApi,
  { requires: scopeOf('orders:decide') },
  ({ rows }, context) =>
    saveEachRow(rows, async (row) => {
      const message = await decide(context, row);
      return { number: row.number, saved: message === '', message };
    }),
);

/** Why it was refused; '' when it is so, also by an earlier request. */
async function decide({ db, database, site, by, now }            , { number, decision, reason }     )                  {
  if (decision === 'reject' && reason === '') return 'Please write a reason. The buyer reads it.';
  const to = decision === 'confirm' ? 'Confirmed' : 'Rejected';
  const refused = await decideOrder(database, site, { number, to, by, now, ...(reason && { note: reason }) });
  if (!refused) return '';
  const [order] = await findOrderStatus(db, { site: site.code, number });
  return order?.status === to ? '' : refused.message;
}
