import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { dayOf } from '../../lib/dates.js';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.js';
import { takeBackApproval } from '../../orders/fulfilment/take-back.server.js';
import { printPickList } from '../../orders/packing/print-packing.server.js';
import {                   listOrders } from '../../orders/staff-view/list-orders.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { forEachRecord } from '../list/for-each-record.server.js';
import { maxTotal, rowsPerPage } from '../list/list.contract.js';
import { toFileReply } from './order-file.server.js';
import { decideOrdersAtDesk, listOrdersAtDesk, printPickListAtDesk } from './order-list.contract.js';

export const listOrdersCall = defineDeskCall(
  listOrdersAtDesk,
  { requires: staffPermissionTo('see-orders-at-desk') },
  async ({ q, view, sort, page }, { db, site, now }) => {
    const { rows, total } = await listOrders(db, site, { q, view, sort, page, rowsPerPage, maxTotal, now });
    const today = dayOf(now, site.calendar.timeZone);
    return { success: true         , rows: rows.map((row) => toRow(row, today)), total };
  },
);

const toRow = (order             , today        ) => ({
  number: order.number,
  status: order.status,
  placed_at: order.placedAt.toISOString(),
  test: order.isTest,
  company: order.company,
  purchase_order_no: order.purchaseOrderNo ?? '',
  paid: paidBy(order),
  currency: order.currency,
  total_minor: order.totalMinor,
  lines: order.lines,
  ordered: order.ordered,
  owed: order.owed,
  reserved: order.reserved,
  due_on: order.dueOn ?? '',
  late: order.dueOn !== null && order.dueOn < today,
});

function paidBy({ paymentMode, paymentOption }             ) {
  if (paymentMode === 'Online') return 'online'         ;
  return paymentOption === 'credit' ? ('credit'         ) : ('transfer'         );
}

export const printPickListCall = defineDeskCall(
  printPickListAtDesk,
  { requires: staffPermissionTo('see-orders-at-desk'), queue: 'documents' },
  async ({ numbers }, { db, site, now }) => {
    const printed = await printPickList(db, site, numbers, now);
    return printed instanceof Refusal ? printed : toFileReply(printed);
  },
);

export const decideOrdersCall = defineDeskCall(
  decideOrdersAtDesk,
  { requires: staffPermissionTo('decide-orders') },
  async ({ numbers, decision, reason }, { database, site, by, now, log }) =>
    forEachRecord(numbers, log, (number) =>
      decision === 'approve'
        ? decideOrder(database, site, { number, to: 'Confirmed', by, now })
        : takeBackApproval(database, site, { number, reason, by, now }),
    ),
);
