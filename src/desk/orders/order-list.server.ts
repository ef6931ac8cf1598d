import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import { takeBackApproval } from '../../orders/fulfilment/take-back.server.ts';
import { printPickList } from '../../orders/packing/print-packing.server.ts';
import { type ListedOrder, listOrders } from '../../orders/staff-view/list-orders.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { forEachRecord } from '../list/for-each-record.server.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { toFileReply } from './order-file.server.ts';
import { decideOrdersAtDesk, listOrdersAtDesk, printPickListAtDesk } from './order-list.contract.ts';

export const listOrdersCall = defineDeskCall(
  listOrdersAtDesk,
  { requires: staffPermissionTo('see-orders-at-desk') },
  async ({ q, view, sort, page }, { db, site, now }) => {
    const { rows, total } = await listOrders(db, site, { q, view, sort, page, rowsPerPage, maxTotal, now });
    const today = dayOf(now, site.calendar.timeZone);
    return { success: true as const, rows: rows.map((row) => toRow(row, today)), total };
  },
);

const toRow = (order: ListedOrder, today: string) => ({
  number: order.number,
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  test: order.isTest,
  company: order.company,
  purchaseOrderNo: order.purchaseOrderNo ?? '',
  paid: paidBy(order),
  currency: order.currency,
  totalMinor: order.totalMinor,
  lines: order.lines,
  ordered: order.ordered,
  owed: order.owed,
  reserved: order.reserved,
  dueOn: order.dueOn ?? '',
  late: order.dueOn !== null && order.dueOn < today,
});

function paidBy({ paymentMode, paymentOption }: ListedOrder) {
  if (paymentMode === 'Online') return 'online' as const;
  return paymentOption === 'credit' ? ('credit' as const) : ('transfer' as const);
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
  { requires: staffPermissionTo('decide-orders'), roundTrips: 11 },
  async ({ numbers, decision, reason }, { database, site, by, now, log }) =>
    forEachRecord(numbers, log, (number) =>
      decision === 'approve'
        ? decideOrder(database, site, { number, to: 'Confirmed', by, now })
        : takeBackApproval(database, site, { number, reason, by, now }),
    ),
);
