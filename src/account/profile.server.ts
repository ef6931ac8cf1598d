import { said, word } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { answer, type Step } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { regionName } from '../sites/regions.data.ts';
import { type AddressRow, findAddresses } from './addresses.db.ts';
import { noteBuyer } from './buyer-acts.ts';
import { lockCustomer } from './complete-profile.db.ts';
import { refuseFields } from './field-refusal.ts';
import { updateGetInfo } from './profile.contract.ts';
import { type Place, writeBilling, writeSignatory, writeTaxNumber } from './profile.db.ts';
import { type Change, changeErrors, type Facts, readChange, type UpdateKey, updateKeys } from './profile-change.ts';
import { registeredIn } from './registered-in.ts';
import { taxNumberHints } from './tax-number-hints.rule.ts';

type BuyerStep = Step<'verified'>;

const savedTexts: Record<UpdateKey, string> = {
  BillingInformation: word('Billing information is saved.'),
  ProfileInformation: word('Profile information is saved.'),
  my_profile: word('Your profile is saved.'),
  place_order: word('The tax number is saved.'),
};

export const updateGetInfoCall = answer(
  updateGetInfo,
  { who: 'verified', transaction: true },
  async (request, step) => {
    const { db, site, caller } = step;
    const key = updateKeys.find((known) => known === request.key);
    if (!key) return refuse(updateGetInfo, 'key');
    const customer = await lockCustomer(db, caller);
    const stored = await findAddresses(db, { customerId: caller.customerId });
    const billing = stored.find((row) => row.purpose === 'billing');
    const facts = { site, customer, billing, delivery: stored.find((row) => row.purpose === 'delivery') };
    refuseFields(changeErrors(key, request, facts));
    if (!customer.profileAt) return refuse(updateGetInfo, 'unfinished');
    if (customer.status === 'active') return refuse(updateGetInfo, 'active', { email: site.contact.email });
    await write(step, facts, readChange(key, request, facts));
    return { success: true as const, message: said(savedTexts[key]) };
  },
);

/** Writes only what differs: a verified mark is taken back by a change, not by saving the same again. */
async function write(step: BuyerStep, { customer, billing: billingNow }: Facts, change: Change) {
  const { db, site, caller, now } = step;
  const { customerId, userId } = caller;
  const owner = { site: site.code, customerId, now };
  const { billing, taxNumber, signatory } = change;
  const moves = billing && !samePlace(billing, billingNow) ? billing : undefined;
  const renumbers = taxNumber && taxNumber !== customer.taxNumber ? taxNumber : undefined;
  if (moves) await writeBilling(db, owner, moves);
  if (renumbers) {
    const regionId = registeredIn(renumbers, moves?.regionId ?? billingNow?.regionId ?? 0, site);
    const verified = await writeTaxNumber(db, owner, { number: renumbers, regionId, legalName: customer.company });
    if (verified) await tellSales(step, customer, { taxNumber: verified, changedTo: renumbers });
  }
  if (signatory) await writeSignatory(db, userId, signatory);
  const details = {
    ...(moves && { billing: { before: billingNow?.line, after: moves.line } }),
    ...(renumbers && { taxNumber: { before: customer.taxNumber, after: renumbers } }),
    ...(signatory && { signatory }),
  };
  await noteBuyer(db, step, { action: 'profile changed', email: customer.email, customerId, userId, details });
}

/** The number that decides the tax is about to be another one: sales look at it. */
async function tellSales(
  { db, site, caller, now }: BuyerStep,
  { company, email }: Facts['customer'],
  numbers: { taxNumber: string; changedTo: string },
) {
  const places = await findAddresses(db, { customerId: caller.customerId });
  const states = places.map((place) => regionName(site.country, place.regionId));
  const hints = taxNumberHints(numbers.changedTo, site, states);
  const data = { ...numbers, company, email, numberLabel: site.tax.numberLabel, hints };
  await queueMessages(db, site.code, now, [
    { channel: 'mail', receiver: site.contact.email, template: 'tax-number-changed', data },
  ]);
}

function samePlace(one: Place, other: AddressRow | undefined): boolean {
  const keys = ['line', 'regionId', 'cityId', 'cityName', 'pincode'] as const;
  return other !== undefined && keys.every((key) => one[key] === other[key]);
}
