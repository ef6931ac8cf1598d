import { z } from 'zod';
import { customerRefusals } from '../../account/account-refusals.ts';
import { defineContract, freeText, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { grantedTerms } from '../../payments/credit/credit-terms.contract.ts';
import { creditRefusals } from '../../payments/payment-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { shownAccount } from './change-customer.contract.ts';

const fields = {
  site: deskSite,
  customerId: rowId,
  /** '' for list prices. */
  priceList: freeText(200),
  /** '' for nobody. */
  salesManager: freeText(100),
  /** The facts that the page showed: approving is refused when any of them is no longer so. */
  seen: shownAccount.extend({
    terms: grantedTerms.nullable(),
    priceList: freeText(200),
    salesManager: freeText(100),
  }),
};

export const approveCustomer = defineContract({
  path: 'desk/api/:site/accounts/approve/',
  method: 'POST',
  summary: 'approves an account and sets its price list and sales manager; one mail to the buyer',
  request: z.object(fields),
  reply: messageReply,
  refusals: {
    ...pickRefusals(
      customerRefusals,
      'changed_meanwhile',
      'not_allowed',
      'too_long',
      'unknown_account',
      'unknown_price_list',
    ),
    ...pickRefusals(creditRefusals, 'bad_terms'),
  },
});

export const approveCustomerWithTerms = defineContract({
  path: 'desk/api/:site/accounts/approve_with_terms/',
  method: 'POST',
  summary: 'approves an account and sets its credit terms, price list and sales manager; one mail to the buyer',
  request: z.object({ ...fields, terms: grantedTerms }),
  reply: messageReply,
  refusals: {
    ...pickRefusals(
      customerRefusals,
      'changed_meanwhile',
      'not_allowed',
      'too_long',
      'unknown_account',
      'unknown_price_list',
    ),
    ...pickRefusals(creditRefusals, 'bad_terms'),
  },
});
