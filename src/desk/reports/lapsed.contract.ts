import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';
import { daysOfLapsedView, daysOfSlowView } from './lapse-views.data.ts';

/** A customer that was invoiced in the year before these days, and not in them. `valueMinor` is of that year. */
const stoppedCustomer = z.object({
  customerId: z.number(),
  company: z.string(),
  manager: z.string(),
  phone: z.string(),
  lastOn: z.string(),
  invoices: z.number(),
  valueMinor: z.number(),
});
export type StoppedCustomer = z.infer<typeof stoppedCustomer>;

export const stoppedCustomersAtDesk = defineContract({
  path: 'desk/api/:site/reports/stopped/',
  method: 'GET',
  summary: 'customers who were invoiced in the year before, and not in 60, 90 or 180 days (views: 60, 180, else 90)',
  request: z.object({ site: deskSite, ...listFields, view: freeText(40).transform(daysOfLapsedView) }),
  reply: listReply(stoppedCustomer),
});

/** An item that lies on a shelf and was not sent. `lastOn` is the day of its last dispatch; null where there was none. */
const slowItem = z.object({
  itemId: z.number(),
  code: z.string(),
  name: z.string(),
  maker: z.string(),
  onHand: z.number(),
  lastOn: z.string().nullable(),
  /** At the cost price; null where it is not known. */
  valueMinor: z.number().nullable(),
});
export type SlowItem = z.infer<typeof slowItem>;

export const slowStockAtDesk = defineContract({
  path: 'desk/api/:site/reports/slow/',
  method: 'GET',
  summary:
    'items on hand that were not dispatched in 90, 180 or 365 days, the most money first (views: 90, 365, else 180)',
  request: z.object({ site: deskSite, ...listFields, view: freeText(40).transform(daysOfSlowView) }),
  reply: listReply(slowItem).extend({
    /** Of all that are found, at cost prices. */
    valueMinor: z.number(),
  }),
});
