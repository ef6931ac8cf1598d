import type { Db } from '../../server/database/database.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import type { CustomerListLine } from '../customer-list/import-customer-list.db.ts';
import { findListedParty } from '../customer-list/listed-customers.db.ts';
import { addContactOnce, addDeliveryPlace } from './add-to-customer.db.ts';

/** A customer who is there, or one that was written from an earlier line. */
type Target = { customerId: number | null; company: string; taxNumber: string; customerCode: string };

/** What a line has added; null for what the customer had already. */
export type AddedToCustomer = {
  customerId: number;
  addressId: number | null;
  contactId: number | null;
  /** The contact is the main one, as the customer had none; an earlier release has not kept it. */
  isMain?: boolean;
};

/**
 * A line that a person has found to be of a customer who is there: its address and its contact are added, what the
 * customer has stays. Undefined where the customer was not written either.
 */
export async function addToCustomer(
  db: Db,
  site: Site,
  { company, billing, contactName: name, email, mobile }: CustomerListLine,
  target: Target,
  { by, now }: { by: string; now: Date },
): Promise<AddedToCustomer | undefined> {
  const [found] = target.customerId === null ? await findListedParty(db, { site: site.code, ...partyOf(target) }) : [];
  const customerId = target.customerId ?? found?.customerId;
  if (!customerId) return undefined;
  const added = { site: site.code, customerId, by, now };
  const place = billing.line === '' ? [] : await addDeliveryPlace(db, { ...added, ...placeOf(billing) });
  const hasContact = name !== '' || email !== '' || mobile !== null;
  const contact = hasContact ? await addContactOnce(db, { ...added, name, email, phone: mobile ?? '' }) : [];
  if (place.length > 0 || contact.length > 0)
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      customerId,
      action: 'line added to customer',
      subject: company,
      details: { address: place.length > 0 && billing.line, contact: contact.length > 0 && (name || email || mobile) },
    });
  return {
    customerId,
    addressId: place[0]?.id ?? null,
    contactId: contact[0]?.id ?? null,
    isMain: contact[0]?.isMain ?? false,
  };
}

const partyOf = ({ customerCode, company, taxNumber }: Target) => ({ customerCode, company, taxNumber });

const placeOf = ({ line, regionId, cityId, cityName, pincode }: CustomerListLine['billing']) => ({
  line,
  regionId,
  cityId,
  cityName,
  pincode,
});
