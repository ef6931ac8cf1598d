import type { RequestOf } from '../lib/contract.ts';
import { say } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { answer, type Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { refuse } from '../server/refuse.ts';
import { regionName } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';
import { accountDecidedMail } from './account.mail.ts';
import { noteBuyer } from './buyer-acts.ts';
import { completeProfile } from './complete-profile.contract.ts';
import { type LockedCustomer, lockCustomer, writeProfile } from './complete-profile.db.ts';
import { refuseFields } from './field-refusal.ts';
import { findLinked, type ListedRow } from './listed-customers.db.ts';
import type { ListedPlace } from './listed-customers.table.ts';
import { readMobile } from './mobile.rule.ts';
import { profileErrors, taxNumberField } from './profile-form.rule.ts';
import { minutesAfter, mobileProofMinutes } from './proof-life.rule.ts';
import { findMobileProof } from './proofs.db.ts';
import { cityOf } from './regions.ts';
import { registeredIn } from './registered-in.ts';
import { readTaxNumber } from './tax-number.rule.ts';
import { taxNumberHints } from './tax-number-hints.rule.ts';

type Request = RequestOf<typeof completeProfile>;
type BuyerStep = Step<'verified'>;
export type ListedCredit = {
  customerId: number;
  limitMinor: number;
  periodDays: number;
  graceDays: number;
  by: string;
  now: Date;
};

/** Filled by the payments room: credit as the customer list says. */
export type GrantCredit = (db: Db, site: Site, terms: ListedCredit) => Promise<void>;

/** Recorded as who decided what the customer list decides. */
const list = 'customer list';

export const completeProfileCall = (grantCredit: GrantCredit) =>
  answer(completeProfile, { who: 'verified', transaction: true }, async (sent, step) => {
    const { db, site, caller, now } = step;
    const customer = await lockCustomer(db, caller);
    const [listed] = await findLinked(db, caller);
    const { mobile, number, place } = listed ? readListed(sent, listed, site) : read(sent, site);
    const done = { success: true as const, user: customer.company, message: say`Your profile is complete.` };
    if (customer.profileAt)
      return customer.mobile === mobile && customer.taxNumber === number ? done : refuse(completeProfile, 'done');
    const since = minutesAfter(now, -mobileProofMinutes);
    const proofs = await findMobileProof(db, { site: site.code, mobile, userId: caller.userId, since });
    if (site.asks.otp && proofs.length === 0) return refuse(completeProfile, 'unproved');

    const { customerId, userId } = caller;
    const { company } = customer;
    const profile = { site: site.code, customerId, userId, company, mobile, mobileProved: proofs.length > 0 };
    const registration = { number, regionId: registeredIn(number, place.regionId, site) };
    const terms = listed ? { priceListId: listed.priceListId, by: list } : null;
    const places = listed
      ? { billing: listed.billing, delivery: listed.delivery }
      : { billing: place, delivery: place };
    await writeProfile(db, { ...profile, registration, ...places, listed: terms }, now);
    if (listed) await grantListed(db, step, listed, grantCredit);
    await tell(step, customer, { number, regionId: place.regionId, isListed: listed !== undefined });
    return done;
  });

/** Everything but the mobile number and the terms is the seller's, and stands. */
function readListed(sent: Request, { taxNumber, billing }: ListedRow, site: Site) {
  const known = { [taxNumberField(site.tax)]: taxNumber, b_add: billing.line, st_id: billing.regionId, city_id: 1 };
  refuseFields(profileErrors({ ...sent, ...known }, site));
  return { mobile: readMobile(sent.mobile, site.country) ?? '', number: taxNumber, place: billing };
}

/** The form checked and read; refuses wrong fields, also a state or city that there is not. */
function read(form: Request, site: Site): { mobile: string; number: string; place: ListedPlace } {
  const { country, tax, asks } = site;
  const city = cityOf(country, form.city_id);
  const inRegion = city?.regionId === form.st_id ? city : undefined;
  const known = regionName(country, form.st_id) === '' ? { st_id: 0 } : {};
  refuseFields(profileErrors({ ...form, ...known, city_id: inRegion?.id ?? 0 }, site));
  const place = {
    line: form.b_add,
    regionId: form.st_id,
    cityId: inRegion?.id ?? null,
    cityName: inRegion?.name ?? (asks.city ? '' : regionName(country, form.st_id)),
    pincode: form.po_box,
  };
  const mobile = readMobile(form.mobile, country) ?? '';
  return { mobile, number: readTaxNumber(form[taxNumberField(tax)]), place };
}

async function grantListed(db: Db, { site, caller, now }: BuyerStep, listed: ListedRow, grantCredit: GrantCredit) {
  const { creditLimitMinor: limitMinor, creditPeriodDays: periodDays, creditGraceDays: graceDays } = listed;
  if (limitMinor === null) return;
  const terms = { limitMinor, periodDays: periodDays ?? 0, graceDays: graceDays ?? 0 };
  await grantCredit(db, site, { ...terms, customerId: caller.customerId, by: list, now });
}

/** A listed customer is told that the account is Active; for any other the sales mailbox is told that somebody waits. */
async function tell(
  step: BuyerStep,
  { company, email }: LockedCustomer,
  { number, regionId, isListed }: { number: string; regionId: number; isListed: boolean },
) {
  const { db, site, now, caller } = step;
  const { numberLabel } = site.tax;
  const data = {
    company,
    email,
    numberLabel,
    taxNumber: number,
    hints: taxNumberHints(number, site, [regionName(site.country, regionId)]),
  };
  const receiver = site.contact.email;
  const waiting = { channel: 'mail' as const, receiver, template: 'profile-completed', data };
  await queueMessages(db, site.code, now, [isListed ? accountDecidedMail(email, company, 'approve', '') : waiting]);
  const { customerId, userId } = caller;
  const details = { taxNumber: number, ...(isListed && { status: 'active', by: list }) };
  await noteBuyer(db, step, { action: 'profile completed', email, customerId, userId, details });
}
