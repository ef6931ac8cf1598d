import type { RequestOf } from '../../lib/contract.ts';
import { formatDateTime, minutesAfter } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
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
import { lockCustomerToJoin, saveJoinedMobile } from '../joining/join-customer.db.ts';
import { joinCustomer } from '../joining/join-customer.server.ts';
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
      return customer.mobile === mobile && (customer.taxNumber ?? '') === number
        ? done
        : refuse(completeProfile, 'done');
    const since = minutesAfter(now, -mobileVerificationMinutes);
    const verifications = await findMobileVerification(db, { site: site.code, mobile, userId: caller.userId, since });
    if (site.requires.otp && verifications.length === 0) return refuse(completeProfile, 'unproved');

    if (listed?.linkedCustomerId && listed.linkedCustomerId !== caller.customerId) {
      const joined = { mobile, isMobileVerified: verifications.length > 0 };
      return (await joinListed(context, customer, listed.linkedCustomerId, joined))
        ? done
        : refuse(completeProfile, 'done');
    }
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

/** The seller's customer has its terms, addresses and ledger already: the user belongs to it from now on. */
async function joinListed(
  context: BuyerContext,
  { email }: LockedCustomer,
  toCustomerId: number,
  { mobile, isMobileVerified }: { mobile: string; isMobileVerified: boolean },
): Promise<boolean> {
  const { db, site, now, caller, services } = context;
  const { userId, customerId: fromCustomerId } = caller;
  const [target] = await lockCustomerToJoin(db, { site: site.code, customerId: toCustomerId });
  if (!target) return false;
  await saveJoinedMobile(db, { userId, mobile, isMobileVerified, now });
  await joinCustomer(db, { userId, fromCustomerId, toCustomerId }, services.moveRecords);
  if (target.status === 'active')
    await queueMessages(db, site.code, now, [accountDecidedMail(email, target.company, 'approve', '')]);
  const who = { action: 'profile completed', email, customerId: toCustomerId, userId };
  await recordBuyerAction(db, context, { ...who, details: { joined: target.company, by: list } });
  return true;
}

/** For a listed customer, only the mobile number and the terms are taken from the form. */
function parseListed(sent: Request, { taxNumber, billing }: ListedCustomer, site: Site) {
  const known = {
    [taxNumberField(site.tax)]: taxNumber,
    b_add: billing.line,
    st_id: billing.regionId,
    city_id: 1,
    po_box: '',
  };
  const wrong = profileErrors({ ...sent, ...known }, site);
  refuseFields(wrong.filter(({ field }) => !(field in known)));
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
