import type { RequestOf } from '../../lib/contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { countLookup, lookupLimits } from '../account-limits.server.ts';
import {
  findLinkedListedCustomer,
  findListedCustomer,
  findListedCustomersByEmail,
  type ListedCustomer,
} from '../customer-list/listed-customers.db.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { signUpErrors } from '../forms/sign-up-form.rule.ts';
import { refuseGuessablePassword } from '../password/guessable-password.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { createAccount } from '../sign-up/create-account.server.ts';
import { normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import { findUserById } from '../users.db.ts';
import {
  type ListedDetails,
  listedDetails,
  lookUpCustomer,
  lookupMessages,
  signUpListed,
} from './existing-customer.contract.ts';
import { existingCustomerErrors } from './existing-customer-form.rule.ts';

const codeOf = (text: string) => plainHyphens(text).toUpperCase();

export const lookUpCustomerCall = defineCall(
  lookUpCustomer,
  { requires: permissionTo('sign-up') },
  async (request, context) => {
    const { db, site } = context;
    refuseFields(existingCustomerErrors(request, site.tax));
    await countLookup(context, 'exsignup');
    const customerCode = codeOf(request.CustomerId);
    const [row] = await findListedCustomer(db, {
      site: site.code,
      taxNumber: normalizeTaxNumber(request.GSTNumber),
      customerCode,
    });
    if (!row || row.isTaken || row.email === '') {
      const slots = { number: site.tax.numberLabel, email: site.contact.email };
      const message = translate(row?.isTaken ? lookupMessages.linked : lookupMessages.unknown, slots);
      return { success: 0 as const, company_name: '', email: '', message };
    }
    return { success: 1 as const, company_name: row.company, email: row.email, message: t`Please choose a password.` };
  },
);

export const signUpListedCall = defineCall(
  signUpListed,
  { requires: permissionTo('sign-up') },
  async (form, context) => {
    const mailbox = { email: context.site.contact.email };
    refuseFields(signUpErrors(form, mailbox.email));
    const account = { company: form.name_of_company, email: form.email };
    await refuseGuessablePassword(context.site, account, form.password, 'password');
    const lookup = lookupLimits(context, 'exsignup');
    const rows = await findListedCustomersByEmail(context.db, listedKey(form, context.site));
    const [row, another] = rows.filter(({ isTaken }) => !isTaken);
    if (!row || another) {
      await consumeRateLimits(context.database, lookup);
      const reason = another ? 'several' : rows.length > 0 ? 'linked' : 'not_listed';
      return refuse(signUpListed, reason, { ...mailbox, number: context.site.tax.numberLabel });
    }
    // Keep the company name as spelled in the list.
    const listed = { form: { ...form, name_of_company: row.company }, listedCustomerId: row.id };
    const outcome = await createAccount({ ...listed, extraLimits: lookup }, context);
    if (outcome !== 'opened') return refuse(signUpListed, outcome);
    return { success: true as const, message: t`Your account is created. Please verify your e-mail address.` };
  },
);

function listedKey(form: RequestOf<typeof signUpListed>, { code }: Site) {
  const taxNumber = normalizeTaxNumber(form.GSTNumber);
  const company = form.name_of_company;
  return { site: code, email: form.email.toLowerCase(), company, taxNumber, customerCode: codeOf(form.CustomerId) };
}

export const listedDetailsCall = defineCall(
  listedDetails,
  { requires: permissionTo('sign-up') },
  async ({ emailForDetails }, context) => {
    const { db, site, caller } = context;
    const [user] = caller?.emailVerified ? await findUserById(db, caller) : [];
    const isOwnEmail = user?.email === emailForDetails.toLowerCase();
    const [row] = caller && isOwnEmail ? await findLinkedListedCustomer(db, caller) : [];
    if (!row) return { success: true as const, message: 'new_user' as const, data: noDetails };
    return { success: true as const, message: 'old_user' as const, data: detailsOf(row, site) };
  },
);

const noDetails: ListedDetails = {
  address1: '',
  pincode: '',
  trnNum: '',
  gstin: '',
  state: '',
  st_id: 0,
  cityid: 0,
  city: '',
  mobile: '',
};

function detailsOf({ billing, taxNumber, mobile }: ListedCustomer, { country, tax }: Site): ListedDetails {
  const isTrn = tax.numberLabel === 'TRN';
  return {
    address1: billing.line,
    pincode: billing.pincode,
    trnNum: isTrn ? taxNumber : '',
    gstin: isTrn ? '' : taxNumber,
    state: regionName(country, billing.regionId),
    st_id: billing.regionId,
    cityid: billing.cityId ?? 0,
    city: billing.cityName,
    mobile: mobile ?? '',
  };
}
