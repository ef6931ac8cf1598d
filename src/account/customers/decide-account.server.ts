import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { accountDecidedMail } from '../account.mail.ts';
import { customerRefusals } from '../account-refusals.ts';
import { findAddresses } from '../addresses/addresses.db.ts';
import { type ShownAddress, shownAddressText, toShownAddress } from '../addresses/shown-address.ts';
import type { CustomerStatus } from '../customer-status.data.ts';
import {
  type AccountDecision,
  accountDecisions,
  decisionOutcomes,
  decisionRefusal,
} from '../permissions/account-decision.rule.ts';
import { statusLabel } from '../permissions/account-status.rule.ts';
import type { CheckedChange } from './checked-change.ts';
import { type AccountForDecision, markAddressesVerified, setAccountStatus } from './decide-account.db.ts';
import { findDefaultRegistration } from './decide-tax-number.db.ts';
import { verifyDefaultTaxNumber } from './decide-tax-number.server.ts';
import { customerEditConflict, numberActions } from './edit-conflict.server.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type ExpectedAccount = {
  status: CustomerStatus;
  /** The one given last, verified or not: approving verifies it. */
  taxNumber: string | null;
  /** Approving verifies it too. Null for none; undefined is not compared. */
  billing?: ShownAddress | null | undefined;
};

export type DecisionOnAccount = NamedAccount & {
  decision: AccountDecision;
  reason: string;
  /** Refused when the account is no longer so. */
  seen?: ExpectedAccount | undefined;
  by: string;
  now: Date;
};

export function decideAccount(
  database: Database,
  site: Site,
  decided: DecisionOnAccount,
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, decided, async (db, account) => {
    const checked = await checkDecision(db, site, account, decided);
    if (checked instanceof Refusal) return checked;
    await checked.save();
    const mail = accountDecidedMail(account.email, account.company, decided.decision, decided.reason);
    await queueMessages(db, site.code, decided.now, [mail]);
    return undefined;
  });
}

/**
 * Approving also verifies the tax number and the billing address, even while the commercial approval is outstanding.
 * Call under the lock of the account; the mail is the caller's.
 */
export async function checkDecision(
  db: Db,
  site: Site,
  account: AccountForDecision,
  { decision, reason, seen, by, now }: Omit<DecisionOnAccount, 'email' | 'customerId'>,
): Promise<CheckedChange | Refusal<'changed_meanwhile' | 'not_allowed'>> {
  const changed = seen && (await findChange(db, site, account, seen));
  if (changed) return changed;
  const refusal = decisionRefusal(decision, reason, account);
  if (refusal) return refuse(customerRefusals, 'not_allowed', { reason: refusal });
  const { customerId, status: before } = account;
  const { status } = decisionOutcomes[decision];
  const isVerified = status !== 'verification_pending';
  return {
    isNew: true,
    save: async () => {
      await setAccountStatus(db, { customerId, status, reason: reason || null, by, now });
      const taxNumber = isVerified ? await verifyDefaultTaxNumber(db, customerId, { by, now }) : undefined;
      if (isVerified) await markAddressesVerified(db, { customerId, by, now });
      const details = { before, after: status, reason, ...(taxNumber && { taxNumber }) };
      await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: `account ${decision}`, details });
    },
  };
}

const decisionActions = accountDecisions.map((decision) => `account ${decision}`);

async function findChange(
  db: Db,
  site: Site,
  { customerId, status }: AccountForDecision,
  seen: ExpectedAccount,
): Promise<Refusal<'changed_meanwhile'> | undefined> {
  if (status !== seen.status) {
    const what = `The account is ${statusLabel(status, undefined)}`;
    return customerEditConflict(db, site, { customerId, actions: decisionActions, what });
  }
  const [[registration], addresses] = await inOneRoundTrip(db, [
    () => findDefaultRegistration(db, { customerId }),
    () => findAddresses(db, { customerId }),
  ]);
  const taxNumber = registration?.pendingNumber ?? registration?.number ?? null;
  if (taxNumber !== seen.taxNumber) {
    const what = `The ${site.tax.numberLabel} is ${taxNumber ?? 'not given'}`;
    return customerEditConflict(db, site, { customerId, actions: numberActions, what });
  }
  const stored = addresses.find(({ purpose }) => purpose === 'billing');
  const billing = stored && shownAddressText(toShownAddress(site, stored));
  if (seen.billing === undefined || billing === (seen.billing ? shownAddressText(seen.billing) : undefined))
    return undefined;
  const what = `The billing address is ${billing ?? 'not given'}`;
  return customerEditConflict(db, site, { customerId, actions: ['profile changed'], what });
}
