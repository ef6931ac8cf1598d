import { z } from 'zod';
import { defineContract, freeText, listOf, rowId } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { bulkReply, rowsPerPage } from '../list/list.contract.ts';

export const setManagersOfCustomers = defineContract({
  path: 'desk/api/:site/accounts/managers/',
  method: 'POST',
  summary: "says who looks after each of several customers; '' for nobody",
  request: z.object({
    site: deskSite,
    customers: listOf(z.object({ customerId: rowId, salesManager: freeText(100), seen: freeText(100) }), rowsPerPage),
  }),
  reply: bulkReply,
});
