import { z } from 'zod';
import { defineContract, freeText, listOf, textId } from '../../lib/contract.ts';
import { isDay } from '../../lib/dates.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { pickingRefusals } from '../../orders/order-refusals.ts';
import { listedOrder } from '../../orders/staff-view/listed-order.contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { bulkReply, listFields, listReply, rowsPerPage } from '../list/list.contract.ts';
import { fileReply } from './order-file.contract.ts';

/** `late`: the day on which goods are owed has passed. */
const orderRow = listedOrder.extend({ late: z.boolean() });
export type OrderRow = z.infer<typeof orderRow>;

/** A day that a list is narrowed to; any other text is none. */
const dayOrNone = freeText(10).transform((text) => (isDay(text) ? text : undefined));

export const listOrdersAtDesk = defineContract({
  path: 'desk/api/:site/orders/',
  method: 'GET',
  summary: 'lists orders by what they wait for, and finds them by number, PO number, docket, customer and item',
  request: z.object({
    site: deskSite,
    ...listFields,
    placedFrom: dayOrNone,
    placedTo: dayOrNone,
    /** Of one customer. */
    customer: freeText(12).transform((text) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined)),
    /** Of the customers that one person looks after. */
    manager: freeText(100),
  }),
  reply: listReply(orderRow).extend({
    /** Everybody who looks after a customer. */
    managers: z.array(z.string()),
    /** The name of the chosen customer, '' without one. */
    customer: z.string(),
  }),
});

export const printPickListAtDesk = defineContract({
  path: 'desk/api/:site/pick_list/',
  method: 'POST',
  summary: 'prints what is to be picked for these orders, from shelf to shelf',
  request: z.object({ site: deskSite, numbers: listOf(textId(40), rowsPerPage) }),
  reply: fileReply,
  refusals: pickRefusals(pickingRefusals, 'nothing_to_pick'),
});

export const decideOrdersAtDesk = defineContract({
  path: 'desk/api/:site/decide_orders/',
  method: 'POST',
  summary: 'approves several orders, or takes their approval back; each buyer is mailed',
  request: z.object({
    site: deskSite,
    numbers: listOf(textId(40), rowsPerPage),
    decision: z.enum(['approve', 'take-back']),
    reason: freeText(500),
  }),
  reply: bulkReply,
});
