import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../server/database/database.server.ts';
import { toJson } from '../../server/database/to-json.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import type { CustomerListLine } from '../customer-list/import-customer-list.db.ts';
import type { ListedAddress } from '../customer-list/listed-customers.table.ts';
import { setManagerName, setPriceListId } from '../customers/commercial-settings.db.ts';
import { findRegistrationWithNumber, saveVerifiedNumber, setCompanyName } from '../customers/correct-account.db.ts';
import { findDefaultRegistration } from '../customers/decide-tax-number.db.ts';
import { insertListedNumbers, saveListedContact, saveListedPlace } from './open-listed.db.ts';
import { type ListOpening, registrationIn } from './open-listed.server.ts';

type Change = { before: CustomerListLine; after: CustomerListLine };

/** What an imported line changes of its customer; values that the line does not change stay as staff or the buyer have them. */
export async function applyListedChange(
  db: Db,
  site: Site,
  customerId: number,
  { before, after }: Change,
  { by, now, grantCredit }: ListOpening,
): Promise<void> {
  const differs = (...names: (keyof CustomerListLine)[]) =>
    names.some((name) => !isDeepStrictEqual(before[name], after[name]));
  const { company, salesManager, priceListId } = after;
  if (differs('company')) await setCompanyName(db, { customerId, before: before.company, after: company });
  if (differs('salesManager')) await setManagerName(db, { customerId, salesManager });
  if (differs('priceListId')) await setPriceListId(db, { customerId, priceListId });
  if (differs('taxNumber')) await saveNumber(db, site, customerId, { before, after, by, now });
  for (const purpose of ['billing', 'delivery'] as const)
    if (differs(purpose)) await movePlace(db, customerId, purpose, { before, after, by, now });
  if (differs('email', 'mobile', 'contactName')) {
    const contact = { name: after.contactName, email: after.email, phone: after.mobile ?? '' };
    await saveListedContact(db, { site: site.code, customerId, before: before.email, ...contact, by, now });
  }
  if (differs('creditLimitMinor', 'creditPeriodDays', 'creditGraceDays')) {
    const { creditLimitMinor, creditPeriodDays, creditGraceDays } = after;
    // A limit of 0 ends credit; the days of before stay for what is open.
    const [periodDays, graceDays] =
      creditLimitMinor === null
        ? [before.creditPeriodDays ?? 0, before.creditGraceDays ?? 0]
        : [creditPeriodDays ?? 0, creditGraceDays ?? 0];
    await grantCredit(db, site, { customerId, limitMinor: creditLimitMinor ?? 0, periodDays, graceDays, by, now });
  }
  await recordAudit(db, {
    ...byStaff(site, { by, now }),
    customerId,
    action: 'customer changed by import',
    subject: company,
    details: changedFacts(before, after),
  });
}

/** A number that staff have corrected since stays. */
async function saveNumber(
  db: Db,
  site: Site,
  customerId: number,
  { before, after: { taxNumber, company, billing }, by, now }: Change & { by: string; now: Date },
) {
  if (taxNumber === '') return;
  const registration = registrationIn({ customerId, taxNumber, company, regionId: billing.regionId }, site);
  const [standard] = await findDefaultRegistration(db, { customerId });
  if (!standard) {
    await insertListedNumbers(db, { site: site.code, registrations: toJson([registration]), by, now });
    return;
  }
  if (standard.number !== before.taxNumber) return;
  const { number, regionId } = registration;
  const [same] = await findRegistrationWithNumber(db, { customerId, number });
  await saveVerifiedNumber(db, { customerId, defaultId: standard.id, sameId: same?.id, number, regionId, by, now });
}

function movePlace(
  db: Db,
  customerId: number,
  purpose: 'billing' | 'delivery',
  { before, after, by, now }: Change & { by: string; now: Date },
) {
  const { line, regionId, cityId, cityName, pincode }: ListedAddress = after[purpose];
  const place = { line, regionId, cityId, cityName, pincode };
  return saveListedPlace(db, { customerId, purpose, before: before[purpose].line, ...place, by, now });
}

function changedFacts(before: CustomerListLine, after: CustomerListLine) {
  const names = Object.keys(after) as (keyof CustomerListLine)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (line: CustomerListLine) => Object.fromEntries(changed.map((name) => [name, line[name]]));
  return { before: pick(before), after: pick(after) };
}
