import { z } from 'zod';
import { customerRefusals } from '../../account/account-refusals.ts';
import { defineContract, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

export const viewShopAsCustomer = defineContract({
  path: 'desk/api/:site/accounts/view_shop/',
  method: 'POST',
  summary:
    'gives an address that opens the shop as this customer sees it, once, for 30 minutes and without changing anything',
  request: z.object({ site: deskSite, customerId: rowId }),
  reply: z.object({ success: z.literal(true), address: z.string() }),
  refusals: pickRefusals(customerRefusals, 'not_allowed', 'unknown_account'),
});
