import { z } from 'zod';
import { customerRefusals } from '../../account/account-refusals.ts';
import { accountDecisions } from '../../account/permissions/account-decision.rule.ts';
import { registrationFields } from '../../account/registrations/registrations.contract.ts';
import { registrationKinds } from '../../account/tax-registration/place-of-supply.rule.ts';
import { registrationStandings } from '../../account/tax-registration/registration-standing.rule.ts';
import { asTyped, defineContract, freeText, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { grantedTerms } from '../../payments/credit/credit-terms.contract.ts';
import { creditRefusals } from '../../payments/payment-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { customerStatus } from './customer-list.contract.ts';

const ofCustomer = { site: deskSite, customerId: rowId };
const reason = freeText(500);

const addressPart = asTyped(200).optional().default('');
const shownAddress = z.object({ line: asTyped(400), city: addressPart, pincode: addressPart, region: addressPart });

/** The facts that a decision is based on: it is refused when any of them is no longer so. */
export const shownAccount = z.object({
  status: customerStatus,
  taxNumber: freeText(40),
  /** The billing address that the page showed, null for none. */
  billingAddress: shownAddress.nullable().optional().default(null),
});

export const decideOnAccount = defineContract({
  path: 'desk/api/:site/accounts/decide/',
  method: 'POST',
  summary:
    'approves an account, leaves its commercial approval outstanding, rejects it or puts it on hold; mails the buyer',
  request: z.object({
    ...ofCustomer,
    decision: z.enum(accountDecisions),
    reason,
    seen: shownAccount,
  }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'changed_meanwhile', 'not_allowed', 'unknown_account'),
});

export const decideOnTaxNumber = defineContract({
  path: 'desk/api/:site/accounts/decide_tax_number/',
  method: 'POST',
  summary: 'verifies or rejects a changed tax number; mails the buyer',
  request: z.object({ ...ofCustomer, verified: z.boolean(), reason, seen: freeText(40) }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'changed_meanwhile', 'no_reason', 'nothing_waits', 'unknown_account'),
});

export const decideOnRegistration = defineContract({
  path: 'desk/api/:site/accounts/decide_registration/',
  method: 'POST',
  summary: 'verifies or rejects a further registration; mails the buyer',
  request: z.object({
    ...ofCustomer,
    registrationId: rowId,
    verified: z.boolean(),
    reason,
    seen: z.object({ number: freeText(40), standing: z.enum(registrationStandings) }),
  }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'changed_meanwhile', 'no_reason', 'not_allowed', 'unknown_account'),
});

export const addRegistrationOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/add_registration/',
  method: 'POST',
  summary: 'adds a registration with its principal address, which counts as verified; mails the buyer',
  request: z.object({
    ...ofCustomer,
    ...registrationFields,
    /** A company with another PAN buys here too. */
    allowsOtherPan: z.boolean(),
  }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'not_allowed', 'unknown_account'),
});

export const decideOnAddress = defineContract({
  path: 'desk/api/:site/accounts/decide_address/',
  method: 'POST',
  summary: 'verifies or rejects an address; mails the buyer',
  request: z.object({
    site: deskSite,
    addressId: rowId,
    verified: z.boolean(),
    reason,
    seen: shownAddress.extend({ approvalStatus: z.number() }),
  }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'changed_meanwhile', 'no_reason', 'not_allowed', 'unknown_address'),
});

export const setTermsOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/terms/',
  method: 'POST',
  summary: 'sets credit limit, credit period and grace; they apply at once, and the buyer is mailed',
  request: z.object({
    ...ofCustomer,
    ...grantedTerms.shape,
    note: freeText(500),
    /** The terms that the page showed, null for none. */
    seen: grantedTerms.nullable(),
  }),
  reply: messageReply.extend({ availableMinor: z.number(), overLimitMinor: z.number() }),
  refusals: {
    ...pickRefusals(creditRefusals, 'bad_terms', 'not_allowed', 'unknown_account'),
    ...pickRefusals(customerRefusals, 'changed_meanwhile'),
  },
});

export const setPriceListOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/price_list/',
  method: 'POST',
  summary: "sets the price list of a customer by its name; '' for none",
  request: z.object({ ...ofCustomer, priceList: freeText(200), seen: freeText(200) }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'changed_meanwhile', 'not_allowed', 'unknown_account', 'unknown_price_list'),
});

export const setAutoApprovalOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/auto_approval/',
  method: 'POST',
  summary: 'says whether new orders of a customer are confirmed without staff',
  request: z.object({ ...ofCustomer, autoApproved: z.boolean(), note: freeText(500) }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'not_allowed', 'unknown_account'),
});

export const setTransferOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/transfer/',
  method: 'POST',
  summary: 'says whether an Active customer may pay by bank transfer before dispatch',
  request: z.object({ ...ofCustomer, allowed: z.boolean(), note: freeText(500) }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'not_allowed', 'unknown_account'),
});

export const setManagerOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/manager/',
  method: 'POST',
  summary: "says who looks after a customer; '' for nobody",
  request: z.object({ ...ofCustomer, salesManager: freeText(100), seen: freeText(100) }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'changed_meanwhile', 'not_allowed', 'too_long', 'unknown_account'),
});

export const addNoteOnCustomer = defineContract({
  path: 'desk/api/:site/accounts/note/',
  method: 'POST',
  summary: 'adds a note that only staff read',
  request: z.object({ ...ofCustomer, text: freeText(2000) }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'no_text', 'too_long', 'unknown_account'),
});

const names = { company: freeText(150), firstName: freeText(100), lastName: freeText(100) };

export const correctNameOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/correct_name/',
  method: 'POST',
  summary: 'corrects the company name and the name of its user; mails the buyer',
  request: z.object({ ...ofCustomer, ...names, seen: z.object(names) }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'bad_name', 'changed_meanwhile', 'not_allowed', 'unknown_account'),
});

export const correctEmailOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/correct_email/',
  method: 'POST',
  summary:
    'corrects the e-mail address of an account; both addresses are mailed, the new one has to be verified, sessions end',
  request: z.object({
    ...ofCustomer,
    email: freeText(254),
    /** The address that the page showed. */
    seen: freeText(254),
  }),
  reply: messageReply,
  refusals: pickRefusals(
    customerRefusals,
    'bad_email',
    'changed_meanwhile',
    'email_taken',
    'not_allowed',
    'unknown_account',
  ),
});

export const setRegistrationKindOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/registration_kind/',
  method: 'POST',
  summary: 'says whether a registration belongs to an SEZ, and how that is taxed',
  request: z.object({
    ...ofCustomer,
    registrationId: rowId,
    kind: z.enum(registrationKinds),
    seen: z.enum(registrationKinds),
  }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'changed_meanwhile', 'not_allowed', 'unknown_account'),
});

export const signOutCustomer = defineContract({
  path: 'desk/api/:site/accounts/sign_out/',
  method: 'POST',
  summary: 'ends every session of an account, such as after a phone was lost',
  request: z.object(ofCustomer),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'unknown_account'),
});

export const correctTaxNumberOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/correct_tax_number/',
  method: 'POST',
  summary: 'corrects the tax number of an account, which counts as verified; mails the buyer',
  request: z.object({ ...ofCustomer, taxNumber: freeText(40), seen: freeText(40) }),
  reply: messageReply,
  refusals: pickRefusals(
    customerRefusals,
    'bad_number',
    'changed_meanwhile',
    'no_profile',
    'not_allowed',
    'unknown_account',
  ),
});
