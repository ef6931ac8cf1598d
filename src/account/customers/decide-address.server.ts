import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { addressApproval, addressApprovalWord } from '../addresses/address-approval.ts';
import { type ShownAddress, shownAddressText, toShownAddress } from '../addresses/shown-address.ts';
import { lockAddress, setAddressApproval } from './decide-account.db.ts';
import { customerEditConflict } from './edit-conflict.server.ts';

export type DecisionOnAddress = {
  addressId: number;
  verified: boolean;
  reason: string;
  /** Refused when the address is no longer so. */
  seen?: (ShownAddress & { approvalStatus: number }) | undefined;
  by: string;
  now: Date;
};

const addressActions = ['address verified', 'address rejected', 'profile changed'];

export async function decideAddress(
  database: Database,
  site: Site,
  { addressId, verified, reason, seen, by, now }: DecisionOnAddress,
): Promise<Refusal<'changed_meanwhile' | 'no_reason' | 'not_allowed' | 'unknown_address'> | undefined> {
  if (!verified && reason === '') return refuse(customerRefusals, 'no_reason');
  return database.transaction(async (db) => {
    const [address] = await lockAddress(db, { site: site.code, id: addressId });
    if (!address) return refuse(customerRefusals, 'unknown_address', { site: site.name, addressId });
    const shown = shownAddressText(toShownAddress(site, address));
    if (seen && (shownAddressText(seen) !== shown || seen.approvalStatus !== address.approvalStatus)) {
      const what = `The address is ${shown}, ${addressApprovalWord(address.approvalStatus)}`;
      return customerEditConflict(db, site, { customerId: address.customerId, actions: addressActions, what });
    }
    const approvalStatus = verified ? addressApproval.verified : addressApproval.rejected;
    if (address.approvalStatus === approvalStatus && reason === (address.approvalReason ?? ''))
      return refuse(customerRefusals, 'not_allowed.same_status');
    await setAddressApproval(db, { id: addressId, approvalStatus, reason: reason || null, by, now });
    const { customerId, email } = address;
    const addressText = [address.line, address.cityName].filter(Boolean).join(', ');
    const data = { address: addressText, verified, reason };
    await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'address-decided', data }]);
    const action = verified ? 'address verified' : 'address rejected';
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      customerId,
      action,
      subject: email || addressText,
      details: {
        addressId,
        before: addressApprovalWord(address.approvalStatus),
        after: addressApprovalWord(approvalStatus),
        reason,
      },
    });
    return undefined;
  });
}
