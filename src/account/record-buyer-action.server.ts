import type { CallContext } from '../server/calls/define-call.server.ts';
import type { Db } from '../server/database/database.server.ts';
import { recordAudit } from '../server/security/audit.server.ts';

/** What a buyer did, for the audit trail: never a password, a code or a token. */
export type BuyerAction = {
  action: string;
  /** The e-mail address of the account, as given where there is none. */
  email: string;
  userId?: number;
  customerId?: number;
  details?: Record<string, unknown>;
};

/** Writes it down with the moment and the network address of the call. */
export function recordBuyerAction(
  db: Db,
  { site, now, address }: Pick<CallContext, 'site' | 'now' | 'address'>,
  action: BuyerAction,
) {
  const { email, ...rest } = action;
  return recordAudit(db, {
    ...rest,
    site: site.code,
    at: now,
    actor: 'buyer',
    actorName: email,
    subject: email,
    address,
  });
}
