import { z } from 'zod';
import { priceListRefusals } from '../../catalogue/catalogue-refusals.ts';
import { defineContract, freeText, instant, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

export const listPriceListsAtDesk = defineContract({
  path: 'desk/api/:site/prices/',
  method: 'GET',
  summary: 'lists the price lists, and the customers with prices of their own',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    lists: z.array(
      z.object({
        owner: z.string(),
        id: z.number(),
        name: z.string(),
        rows: z.number(),
        planned: z.number(),
        ending: z.number(),
        customers: z.number(),
        changedAt: instant.nullable(),
        changedBy: z.string().nullable(),
      }),
    ),
    customers: z.array(z.object({ owner: z.string(), name: z.string(), rows: z.number(), ending: z.number() })),
  }),
});

const named = z.object({ success: z.literal(true), owner: z.string(), name: z.string() });

export const createPriceListAtDesk = defineContract({
  path: 'desk/api/:site/prices/create/',
  method: 'POST',
  summary: 'makes a price list, empty or with the rows of another one',
  request: z.object({ site: deskSite, name: freeText(200), copyOf: rowId.optional() }),
  reply: named,
  refusals: pickRefusals(priceListRefusals, 'unknown_owner', 'wrong_name'),
});

export const renamePriceListAtDesk = defineContract({
  path: 'desk/api/:site/prices/rename/',
  method: 'POST',
  summary: 'renames a price list; its customers keep it',
  request: z.object({ site: deskSite, id: rowId, name: freeText(200), seen: freeText(200) }),
  reply: named,
  refusals: pickRefusals(priceListRefusals, 'changed_meanwhile', 'unknown_owner', 'wrong_name'),
});

export const findCustomersToPriceAtDesk = defineContract({
  path: 'desk/api/:site/prices/customers/',
  method: 'GET',
  summary: 'finds customers by the beginning of their name or e-mail address',
  request: z.object({ site: deskSite, q: freeText(100) }),
  reply: z.object({
    success: z.literal(true),
    customers: z.array(z.object({ id: z.number(), owner: z.string(), name: z.string(), email: z.string() })),
  }),
});
