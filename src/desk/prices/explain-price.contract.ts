import { z } from 'zod';
import { priceListRefusals } from '../../catalogue/catalogue-refusals.ts';
import { defineContract, freeText, optionalDay, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

export const explainPriceAtDesk = defineContract({
  path: 'desk/api/:site/prices/explain/',
  method: 'GET',
  summary: 'tells what a customer pays for an item on a day, which row wins, and why the others lose',
  request: z.object({
    site: deskSite,
    customerId: rowId,
    item: freeText(120),
    quantity: freeText(10),
    on: optionalDay,
  }),
  reply: z.object({
    success: z.literal(true),
    customer: z.string(),
    seesPrices: z.boolean(),
    item: z.object({ name: z.string(), maker: z.string(), code: z.string() }),
    quantity: z.number(),
    day: z.string(),
    listMinor: z.number(),
    unitMinor: z.number(),
    discountBp: z.number(),
    rows: z.array(
      z.object({
        id: z.number(),
        label: z.string(),
        own: z.boolean(),
        list: z.string().nullable(),
        terms: z.string(),
        reason: z.string(),
        wins: z.boolean(),
      }),
    ),
    steps: z.array(
      z.object({
        quantity: z.number(),
        unitMinor: z.number(),
        next: z.object({ from: z.string(), unitMinor: z.number() }).nullable(),
      }),
    ),
  }),
  refusals: {
    ...pickRefusals(priceListRefusals, 'unknown_customer', 'unknown_item'),
    quantity: 'Please write a whole number from 1 to 1,000,000.',
  },
});
