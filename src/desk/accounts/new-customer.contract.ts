import { z } from 'zod';
import { customerRefusals } from '../../account/account-refusals.ts';
import { defineContract, freeText } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { grantedTerms } from '../../payments/credit/credit-terms.contract.ts';
import { deskSite } from '../../sites/site-field.ts';

const newCustomer = {
  site: deskSite,
  /** '' for the next free number. */
  customerCode: freeText(60),
  company: freeText(150),
  /** '' for a customer who is not registered. */
  taxNumber: freeText(40),
  address: freeText(300),
  city: freeText(100),
  /** The id of a state or emirate. */
  state: freeText(4),
  pincode: freeText(20),
  contactName: freeText(100),
  email: freeText(254),
  phone: freeText(60),
  /** The name of a price list; '' for list prices. */
  priceList: freeText(200),
  salesManager: freeText(100),
  /** Staff have seen what is doubtful. */
  isConfirmed: z.boolean(),
};

const added = z.object({
  success: z.literal(true),
  /** False while something is doubtful. */
  written: z.boolean(),
  /** null while something is doubtful: nothing was written. */
  customerId: z.number().nullable(),
  doubts: z.array(
    z.object({
      kind: z.enum(['same number', 'similar name', 'check character', 'other state']),
      text: z.string(),
      /** The customer whom the new one may be. */
      customerId: z.number().nullable(),
    }),
  ),
});

const refusals = pickRefusals(customerRefusals, 'code_taken', 'unknown_price_list');

export const addCustomerAtDesk = defineContract({
  path: 'desk/api/:site/accounts/add/',
  method: 'POST',
  summary: 'adds a customer, Active at once; says first whom it may be and what contradicts itself',
  request: z.object(newCustomer),
  reply: added,
  refusals,
});

export const addCustomerWithTermsAtDesk = defineContract({
  path: 'desk/api/:site/accounts/add_with_terms/',
  method: 'POST',
  summary: 'adds a customer with credit terms, Active at once; says first whom it may be and what contradicts itself',
  request: z.object({ ...newCustomer, terms: grantedTerms }),
  reply: added,
  refusals,
});
