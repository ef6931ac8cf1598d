import { z } from 'zod';
import { defineContract, rowId } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

const row = z.object({
  id: z.number(),
  customer: z.string(),
  /** The owner as in the address of their prices. */
  owner: z.string(),
  /** The items that the row is for, in words. */
  scope: z.string(),
  /** '42.00 % less from 100' */
  price: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
});
export type CustomerPriceRow = z.infer<typeof row>;

export const listCustomerPricesAtDesk = defineContract({
  path: 'desk/api/:site/items/customer_prices/',
  method: 'GET',
  summary: 'lists the prices of single customers that apply to an item, today or later',
  request: z.object({ site: deskSite, id: rowId, page: listFields.page }),
  reply: listReply(row),
});
