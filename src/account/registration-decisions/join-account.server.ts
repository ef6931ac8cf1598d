import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { accountDecidedMail } from '../account.mail.ts';
import { customerRefusals } from '../account-refusals.ts';
import { findPeople } from '../customers/customer-view.db.ts';
import { staffEntryOf, withLockedAccount } from '../customers/locked-account.server.ts';
import { lockCustomerToJoin } from '../joining/join-customer.db.ts';
import { joinCustomer, type MoveRecords } from '../joining/join-customer.server.ts';

type Joining = { customerId: number; toCustomerId: number; by: string; now: Date };

/**
 * Somebody has signed up anew although the seller knows the customer: staff, who have seen the papers, make the users
 * users of that customer. The account must not have been approved, so that it has no ledger of its own.
 */
export function joinAccount(
  database: Database,
  site: Site,
  { customerId, toCustomerId, by, now }: Joining,
  moveRecords: MoveRecords,
): Promise<Refusal<'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, { customerId }, async (db, account) => {
    const { company } = account;
    if (account.userId === null) return refuse(customerRefusals, 'not_allowed.nobody_joined', { company });
    if (account.status === 'active') return refuse(customerRefusals, 'not_allowed.joins_not', { company });
    const [target] =
      toCustomerId === customerId ? [] : await lockCustomerToJoin(db, { site: site.code, customerId: toCustomerId });
    if (!target) return refuse(customerRefusals, 'unknown_account', { site: site.name, email: String(toCustomerId) });
    const people = await findPeople(db, { customerId });
    if (people.some(({ emailVerified }) => !emailVerified))
      return refuse(customerRefusals, 'not_allowed.email_not_verified');
    for (const { userId } of people)
      await joinCustomer(db, { userId, fromCustomerId: customerId, toCustomerId }, moveRecords);
    const mails = people.map(({ email }) => accountDecidedMail(email, target.company, 'approve', ''));
    if (target.status === 'active') await queueMessages(db, site.code, now, mails);
    const details = { account: company, customer: target.company };
    for (const id of [customerId, toCustomerId])
      await recordAudit(db, {
        ...staffEntryOf(site, account, { by, now }),
        customerId: id,
        action: 'account joined to customer',
        details,
      });
    return undefined;
  });
}
