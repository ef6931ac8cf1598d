import { isPincode, pincodeElsewhere } from '../../account/forms/pincode.rule.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { regions } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { type ExpectedVersion, orderEditConflict } from '../order-changes.server.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';
import { lockOrder } from '../orders.db.ts';
import type { PartyWithPincode } from '../parties.data.ts';
import { setPartyPincodes } from './fulfilment.db.ts';

export type PincodeCorrection = {
  number: string;
  party: PartyWithPincode;
  pincode: string;
  seen?: ExpectedVersion;
  by: string;
  now: Date;
};

/** The order keeps the address it was placed with, so a PIN code that the tax office refuses is corrected in the order. */
export function correctPincode(
  database: Database,
  site: Site,
  { number, party, pincode, seen, by, now }: PincodeCorrection,
): Promise<Refusal<'changed_meanwhile' | 'pincode' | 'unknown_order'> | undefined> {
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
    const changed = await orderEditConflict(db, site, number, seen);
    if (changed) return changed;
    const { billTo, deliverTo, customerId } = order;
    const before = party === 'bill_to' ? billTo : deliverTo;
    const region = regions[site.country].find(({ name }) => name === before.region);
    const after = pincode.replaceAll(' ', '');
    if (!isPincode(after)) return refuse(fulfilmentRefusals, 'pincode.wrong');
    const elsewhere = pincodeElsewhere(after, site.country, region?.id ?? 0);
    if (elsewhere) return refuse(fulfilmentRefusals, 'pincode', { reason: elsewhere });
    // One address is mostly both.
    const corrected = (one: PartySnapshot) => (isSamePlace(one, before) ? after : one.pincode);
    await setPartyPincodes(db, { id: order.id, billTo: corrected(billTo), deliverTo: corrected(deliverTo) });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'order PIN code corrected',
      subject: number,
      customerId,
      details: { party, before: before.pincode, after },
    });
    return undefined;
  });
}

const isSamePlace = (one: PartySnapshot, other: PartySnapshot) =>
  one.line === other.line && one.pincode === other.pincode && one.region === other.region;
