import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import type { RegistrationKind } from '../tax-registration/place-of-supply.rule.ts';
import { discardPendingNumber, findDefaultRegistration, markRegistrationVerified } from './decide-tax-number.db.ts';
import { customerEditConflict, numberActions } from './edit-conflict.server.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type DecisionOnNumber = NamedAccount & {
  verified: boolean;
  reason: string;
  /** Refused when another number waits now. */
  seen?: string | undefined;
  by: string;
  now: Date;
};

export type DecidedTaxNumber = { requestedNumber: string; effectiveNumber: string };

export async function decideTaxNumber(
  database: Database,
  site: Site,
  { verified, reason, seen, by, now, ...named }: DecisionOnNumber,
): Promise<DecidedTaxNumber | Refusal<'changed_meanwhile' | 'no_reason' | 'nothing_waits' | 'unknown_account'>> {
  if (!verified && reason === '') return refuse(customerRefusals, 'no_reason');
  return withLockedAccount(database, site, named, async (db, account) => {
    const { customerId } = account;
    const [registration] = await findDefaultRegistration(db, { customerId });
    const { numberLabel } = site.tax;
    if (seen !== undefined && registration && registration.pendingNumber !== seen) {
      const what = `The ${numberLabel} that waits is ${registration.pendingNumber ?? 'none'}`;
      return customerEditConflict(db, site, { customerId, actions: numberActions, what });
    }
    if (!registration?.pendingNumber)
      return refuse(customerRefusals, 'nothing_waits', { email: account.email, numberLabel });
    const before = registration.number;
    const requestedNumber = registration.pendingNumber;
    const effectiveNumber = verified ? requestedNumber : before;
    if (verified) await markRegistrationVerified(db, registration, { by, now });
    else await discardPendingNumber(db, registration);
    const data = { numberLabel, asked: requestedNumber, counts: effectiveNumber, verified, reason };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: account.email, template: 'tax-number-decided', data },
    ]);
    await recordAudit(db, {
      ...staffEntryOf(site, account, { by, now }),
      action: verified ? 'tax number verified' : 'tax number rejected',
      details: { before, after: effectiveNumber, asked: requestedNumber, reason },
    });
    if (verified && registration.sameId === null)
      await recordKindReset(db, staffEntryOf(site, account, { by, now }), requestedNumber, registration.kind);
    return { requestedNumber, effectiveNumber };
  });
}

/** A number that has replaced another one is Regular. */
export async function recordKindReset(
  db: Db,
  entry: ReturnType<typeof staffEntryOf>,
  number: string,
  before: RegistrationKind,
): Promise<void> {
  if (before === 'regular') return;
  const details = { number, before, after: 'regular' };
  await recordAudit(db, { ...entry, action: 'kind of registration changed', details });
}

export async function verifyDefaultTaxNumber(db: Db, customerId: number, who: { by: string; now: Date }) {
  const [registration] = await findDefaultRegistration(db, { customerId });
  if (!registration || (registration.verified && !registration.pendingNumber)) return undefined;
  await markRegistrationVerified(db, registration, who);
  return registration.pendingNumber ?? registration.number;
}
