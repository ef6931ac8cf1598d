import type { RequestOf } from '../../lib/contract.ts';
import { formatDateTime, minutesAfter } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { accountDecidedMail } from '../account.mail.ts';
import { formatCityLine } from '../addresses/format-city-line.rule.ts';
import { chosenCity } from '../addresses/regions.ts';
import { findLinkedListedCustomer, type ListedCustomer } from '../customer-list/listed-customers.db.ts';
import type { ListedAddress } from '../customer-list/listed-customers.table.ts';
import { takeOverRegistrations } from '../customer-list/listed-registrations.db.ts';
import { formatMobile } from '../forms/format-mobile.rule.ts';
import { parseMobile } from '../forms/mobile.rule.ts';
import { profileErrors, taxNumberField } from '../forms/profile-form.rule.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { type LockedCustomer, lockCustomer } from '../lock-customer.db.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { registrationRegionId } from '../tax-registration/registration-region.ts';
import { normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.ts';
import { findMobileVerification } from '../verification/verification.db.ts';
import { mobileVerificationMinutes } from '../verification/verification-lifetimes.rule.ts';
import { completeProfile } from './complete-profile.contract.ts';
import { saveCompletedProfile } from './complete-profile.db.ts';

type Request = RequestOf<typeof completeProfile>;
type BuyerContext = CallContext<Caller>;
export type GrantedTerms = {
  customerId: number;
  limitMinor: number;
  periodDays: number;
  graceDays: number;
  by: string;
  now: Date;
};

/** Implemented by the payments area. */
export type GrantCredit = (db: Db, site: Site, terms: GrantedTerms) => Promise<void>;

declare module '../../server/calls/services.ts' {
  interface Services {
    grantCredit: GrantCredit;
  }
}

/** Recorded in the audit trail in place of a member of staff. */
const list = 'customer list';

export const completeProfileCall = defineCall(
  completeProfile,
  { requires: permissionTo('complete-profile'), transaction: true },
  async (sent, context) => {
    const { db, site, caller, now } = context;
    const customer = await lockCustomer(db, caller);
    const [listed] = await findLinkedListedCustomer(db, caller);
    const { mobile, number, place } = listed ? parseListed(sent, listed, site) : parseForm(sent, site);
    const done = { success: true as const, user: customer.company, message: t`Your profile is complete.` };
    if (customer.profileAt)
      return customer.mobile === mobile && customer.taxNumber === number ? done : refuse(completeProfile, 'done');
    const since = minutesAfter(now, -mobileVerificationMinutes);
    const verifications = await findMobileVerification(db, { site: site.code, mobile, userId: caller.userId, since });
    if (site.requires.otp && verifications.length === 0) return refuse(completeProfile, 'unproved');

    const { customerId, userId } = caller;
    const { company } = customer;
    const profile = {
      site: site.code,
      customerId,
      userId,
      company,
      mobile,
      isMobileVerified: verifications.length > 0,
    };
    const registration = { number, regionId: registrationRegionId(number, place.regionId, site) };
    const terms = listed ? { priceListId: listed.priceListId, by: list } : null;
    const places = listed
      ? { billing: listed.billing, delivery: listed.delivery }
      : { billing: place, delivery: place };
    await saveCompletedProfile(db, { ...profile, registration, ...places, listed: terms }, now);
    if (listed) await grantListed(context, listed);
    await notifyCompletion(context, customer, { mobile, number, place, isListed: listed !== undefined });
    return done;
  },
);

/** For a listed customer, only the mobile number and the terms are taken from the form. */
function parseListed(sent: Request, { taxNumber, billing }: ListedCustomer, site: Site) {
  const known = {
    [taxNumberField(site.tax)]: taxNumber,
    b_add: billing.line,
    st_id: billing.regionId,
    city_id: 1,
    po_box: '',
  };
  refuseFields(profileErrors({ ...sent, ...known }, site));
  return { mobile: parseMobile(sent.mobile, site.country) ?? '', number: taxNumber, place: billing };
}

function parseForm(form: Request, site: Site): { mobile: string; number: string; place: ListedAddress } {
  const { country, tax, requires } = site;
  const city = chosenCity(country, { id: form.city_id, name: form.city_name }, form.st_id);
  const known = regionName(country, form.st_id) === '' ? { st_id: 0 } : {};
  refuseFields(profileErrors({ ...form, ...known, city_id: city?.name ?? '' }, site));
  const place = {
    line: form.b_add,
    regionId: form.st_id,
    cityId: city?.id ?? null,
    cityName: city?.name ?? (requires.city ? '' : regionName(country, form.st_id)),
    pincode: form.po_box,
  };
  const mobile = parseMobile(form.mobile, country) ?? '';
  return { mobile, number: normalizeTaxNumber(form[taxNumberField(tax)]), place };
}

async function grantListed({ db, site, caller, now, services }: BuyerContext, listed: ListedCustomer) {
  await takeOverRegistrations(db, { site: site.code, customerCodes: [listed.customerCode], now, by: list });
  const { creditLimitMinor: limitMinor, creditPeriodDays: periodDays, creditGraceDays: graceDays } = listed;
  if (limitMinor === null) return;
  const terms = { limitMinor, periodDays: periodDays ?? 0, graceDays: graceDays ?? 0 };
  await services.grantCredit(db, site, { ...terms, customerId: caller.customerId, by: list, now });
}

async function notifyCompletion(
  context: BuyerContext,
  { company, email, buyerKind, firstName, lastName }: LockedCustomer,
  { mobile, number, place, isListed }: { mobile: string; number: string; place: ListedAddress; isListed: boolean },
) {
  const { db, site, now, caller } = context;
  const { numberLabel } = site.tax;
  const region = regionName(site.country, place.regionId);
  const address = [place.line, formatCityLine(place.cityName, place.pincode, region)].filter(Boolean).join(', ');
  const profileFacts = { company, numberLabel, taxNumber: number, mobile: formatMobile(mobile), address };
  const { timeZone } = site.calendar;
  const checkedBy = formatDateTime(afterWorkingHours(now, site.checksAccountsWithinHours, site.calendar), timeZone);
  const hints = taxNumberHints(number, site, [region]);
  const forStaff = {
    ...profileFacts,
    customerId: caller.customerId,
    email,
    buyerKind,
    name: [firstName, lastName].filter(Boolean).join(' '),
    hints,
  };
  const mail = { channel: 'mail' as const };
  await queueMessages(
    db,
    site.code,
    now,
    isListed
      ? [accountDecidedMail(email, company, 'approve', '')]
      : [
          { ...mail, receiver: site.contact.email, template: 'profile-completed', data: forStaff },
          { ...mail, receiver: email, template: 'profile-received', data: { ...profileFacts, checkedBy } },
        ],
  );
  const { customerId, userId } = caller;
  const details = { taxNumber: number, ...(isListed && { status: 'active', by: list }) };
  await recordBuyerAction(db, context, { action: 'profile completed', email, customerId, userId, details });
}
