import { z } from 'zod';
import { defineContract } from '../../lib/contract.js';
import { deskSite } from '../../sites/site-field.js';

export const waitingWork = defineContract({
  path: 'desk/api/:site/today/',
  method: 'GET',
  summary: 'counts what waits for staff on a site, by kind and by how long it has waited',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    waiting: z.array(
      z.object({
        kind: z.string(),
        count: z.number(),
        /** ISO 8601. */
        oldest: z.string(),
        under_4_hours: z.number(),
        under_24_hours: z.number(),
        under_2_days: z.number(),
        older: z.number(),
      }),
    ),
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
    currency: z.enum(['INR', 'AED']),
    /** Every day of the period, also those without an order. */
    days: z.array(
      z.object({
        day: z.string(),
        orders: z.number(),
        /** On the same day of the week before. */
        orders_before: z.number(),
        total_minor: z.number(),
        /** Lines of RFIs by the day of their quote; ordered to this day. */
        quoted: z.number(),
        quotes_ordered: z.number(),
        /** RFIs of 30 days by the day of their answer. */
        rfis_answered: z.number(),
        rfis_in_time: z.number(),
      }),
    ),
    rfi: z.object({
      quoted: z.number(),
      ordered: z.number(),
      declined: z.number(),
      /** The median; null without an answer. */
      answered_minutes: z.number().nullable(),
      /** The promise, and how many wait although it has passed. */
      promised_hours: z.number(),
      late: z.number(),
    }),
    top_items: z.array(
      z.object({ item_name: z.string(), maker: z.string(), pieces: z.number(), total_minor: z.number() }),
    ),
    wanted_items: z.array(
      z.object({
        item_name: z.string(),
        maker: z.string(),
        requests: z.number(),
        pieces: z.number(),
        free: z.number(),
      }),
    ),
  }),
});
