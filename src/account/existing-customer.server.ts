import type { RequestOf } from '../lib/contract.ts';
import { said, say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { count } from '../server/limits.ts';
import { refuse } from '../server/refuse.ts';
import { regionName } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';
import { countLookup, lookupLimit } from './account-limits.ts';
import { beginAccount } from './begin-account.ts';
import {
  type ListedDetails,
  listedDetails,
  lookUpCustomer,
  lookupTexts,
  signUpListed,
} from './existing-customer.contract.ts';
import { existingCustomerErrors } from './existing-customer-form.rule.ts';
import { refuseFields } from './field-refusal.ts';
import { refuseGuessablePassword } from './guessable-password.server.ts';
import { findLinked, findListed, findListedByEmail, type ListedRow } from './listed-customers.db.ts';
import { signUpErrors } from './sign-up-form.rule.ts';
import { readTaxNumber } from './tax-number.rule.ts';
import { findUserById } from './users.db.ts';

/** A customer ID as the list keeps it. */
const codeOf = (text: string) => text.toUpperCase();

export const lookUpCustomerCall = answer(lookUpCustomer, { who: 'anyone' }, async (request, step) => {
  const { db, site } = step;
  refuseFields(existingCustomerErrors(request, site.tax));
  await countLookup(step, 'exsignup');
  const customerCode = codeOf(request.CustomerId);
  const [row] = await findListed(db, { site: site.code, taxNumber: readTaxNumber(request.GSTNumber), customerCode });
  if (!row || row.linkedCustomerId !== null) {
    const slots = { number: site.tax.numberLabel, email: site.contact.email };
    const message = said(row ? lookupTexts.linked : lookupTexts.unknown, slots);
    return { success: 0 as const, company_name: '', email: '', message };
  }
  return { success: 1 as const, company_name: row.company, email: row.email, message: say`Please choose a password.` };
});

export const signUpListedCall = answer(signUpListed, { who: 'anyone' }, async (form, step) => {
  const mailbox = { email: step.site.contact.email };
  refuseFields(signUpErrors(form, mailbox.email));
  const account = { company: form.name_of_company, email: form.email };
  await refuseGuessablePassword(step.site, account, form.password, 'password');
  const lookup = lookupLimit(step, 'exsignup');
  const [row] = await findListedByEmail(step.db, listedKey(form, step.site));
  if (!row || row.linkedCustomerId !== null) {
    await count(step.database, [lookup]);
    return refuse(signUpListed, row ? 'linked' : 'not_listed', mailbox);
  }
  // The list's own spelling of the company counts, whatever letter case was sent.
  const listed = { form: { ...form, name_of_company: row.company }, listedCustomerId: row.id };
  const begun = await beginAccount({ ...listed, besides: [lookup] }, step);
  if (begun !== 'opened') return refuse(signUpListed, begun);
  return { success: true as const, message: say`Your account is open. Please verify your e-mail address.` };
});

function listedKey(form: RequestOf<typeof signUpListed>, { code }: Site) {
  const taxNumber = readTaxNumber(form.GSTNumber);
  const company = form.name_of_company;
  return { site: code, email: form.email.toLowerCase(), company, taxNumber, customerCode: codeOf(form.CustomerId) };
}

export const listedDetailsCall = answer(listedDetails, { who: 'anyone' }, async ({ emailForDetails }, step) => {
  const { db, site, caller } = step;
  const [user] = caller?.emailVerified ? await findUserById(db, caller) : [];
  const isHers = user?.email === emailForDetails.toLowerCase();
  const [row] = caller && isHers ? await findLinked(db, caller) : [];
  if (!row) return { success: true as const, message: 'new_user' as const, data: noDetails };
  return { success: true as const, message: 'old_user' as const, data: detailsOf(row, site) };
});

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

function detailsOf({ billing, taxNumber, mobile }: ListedRow, { country, tax }: Site): ListedDetails {
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
