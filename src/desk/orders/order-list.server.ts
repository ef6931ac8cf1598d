import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import { takeBackApproval } from '../../orders/fulfilment/take-back.server.ts';
import { printPickList } from '../../orders/packing/print-packing.server.ts';
import { findOrderListChoices, listOrders } from '../../orders/staff-view/list-orders.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { forEachRecord } from '../list/for-each-record.server.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { toFileReply } from './order-file.server.ts';
import { decideOrdersAtDesk, listOrdersAtDesk, printPickListAtDesk } from './order-list.contract.ts';

export const listOrdersAtDeskCall = defineDeskCall(
  listOrdersAtDesk,
  { requires: staffPermissionTo('see-orders-at-desk') },
  async ({ page, customer: customerId, ...filter }, { db, site, now }) => {
    const [{ rows, total }, choices] = await Promise.all([
      listOrders(db, site, { ...filter, customerId, page, rowsPerPage, maxTotal, now }),
      findOrderListChoices(db, site, customerId),
    ]);
    const today = dayOf(now, site.calendar.timeZone);
    const isLate = (day: Day | null) => day !== null && day < today;
    return {
      success: true as const,
      rows: rows.map((row) => ({ ...row, late: isLate(row.dueOn) })),
      total,
      ...choices,
    };
  },
);

export const printPickListCall = defineDeskCall(
  printPickListAtDesk,
  { requires: staffPermissionTo('see-orders-at-desk'), queue: 'documents' },
  async ({ numbers }, { db, site, now }) => {
    const printed = await printPickList(db, site, numbers, now);
    return printed instanceof Refusal ? printed : toFileReply(printed);
  },
);

export const decideOrdersAtDeskCall = defineDeskCall(
  decideOrdersAtDesk,
  { requires: staffPermissionTo('decide-orders'), roundTrips: 11 },
  async ({ numbers, decision, reason }, { database, site, by, now, log }) =>
    forEachRecord(numbers, log, (number) =>
      decision === 'approve'
        ? decideOrder(database, site, { number, to: 'Confirmed', by, now })
        : takeBackApproval(database, site, { number, reason, by, now }),
    ),
);
