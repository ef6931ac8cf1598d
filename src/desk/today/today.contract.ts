import { z } from 'zod';
import { currencyField, defineContract, instant } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { type WaitingKind, waitingKinds } from './waiting-kinds.data.ts';

/** How many of a kind wait, by how long they have waited. */
const waitingCount = z.object({
  kind: z.enum(Object.keys(waitingKinds) as WaitingKind[]),
  count: z.number(),
  oldest: instant,
  under4Hours: z.number(),
  under24Hours: z.number(),
  under2Days: z.number(),
  older: z.number(),
});
export type WaitingCount = z.input<typeof waitingCount>;

export const waitingWork = defineContract({
  path: 'desk/api/:site/today/',
  method: 'GET',
  summary: 'counts what waits for staff on a site, by kind and by how long it has waited',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    waiting: z.array(waitingCount),
  }),
});

export const siteFigures = defineContract({
  path: 'desk/api/:site/figures/',
  method: 'GET',
  summary:
    'gives orders, turnover and quotes of 14 days, RFI answer time and hit rate, top items and wanted items of 30 days',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    currency: currencyField,
    /** Every day of the period, also those without an order. */
    days: z.array(
      z.object({
        day: z.string(),
        orders: z.number(),
        /** The orders on the same day of the week before. */
        ordersBefore: z.number(),
        totalMinor: z.number(),
        /** Lines of RFIs by the day of their quote; ordered to this day. */
        quoted: z.number(),
        quotesOrdered: z.number(),
        /** RFIs of 30 days by the day of their answer. */
        rfisAnswered: z.number(),
        rfisInTime: z.number(),
      }),
    ),
    rfi: z.object({
      quoted: z.number(),
      ordered: z.number(),
      declined: z.number(),
      /** The median; null without an answer. */
      answeredMinutes: z.number().nullable(),
      /** The promise, and how many wait although it has passed. */
      promisedHours: z.number(),
      late: z.number(),
    }),
    topItems: z.array(
      z.object({ itemName: z.string(), maker: z.string(), pieces: z.number(), totalMinor: z.number() }),
    ),
    wantedItems: z.array(
      z.object({
        itemName: z.string(),
        maker: z.string(),
        requests: z.number(),
        pieces: z.number(),
        free: z.number(),
      }),
    ),
  }),
});
