import { z } from 'zod';
import { defineContract, freeText, messageReply, rowId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { deskSite } from '../../sites/site-field.ts';
import { customerTerms, shownAccount } from './change-customer.contract.ts';

const refusals = {
  changed_meanwhile: msg('Somebody has changed this meanwhile.'),
  not_allowed: msg('This cannot be done now.'),
  unknown_price_list: msg('The site has no such price list.'),
} as const;

const fields = {
  site: deskSite,
  customer_id: rowId,
  /** '' for list prices. */
  price_list: freeText(200),
  /** '' for nobody. */
  sales_manager: freeText(100),
  /** What the page showed: approving is refused when any of it is no longer so. */
  seen: shownAccount.extend({
    terms: customerTerms.nullable(),
    price_list: freeText(200),
    sales_manager: freeText(100),
  }),
};

export const approveCustomer = defineContract({
  path: 'desk/api/:site/accounts/approve/',
  method: 'POST',
  summary: 'approves an account and sets its price list and sales manager; one mail to the buyer',
  request: z.object(fields),
  reply: messageReply,
  refusals,
});

export const approveCustomerWithTerms = defineContract({
  path: 'desk/api/:site/accounts/approve_with_terms/',
  method: 'POST',
  summary: 'approves an account and sets its credit terms, price list and sales manager; one mail to the buyer',
  request: z.object({ ...fields, terms: customerTerms }),
  reply: messageReply,
  refusals,
});
