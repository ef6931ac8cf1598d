import { note } from '../server/audit.ts';
import type { Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';

/** What a buyer did, for the audit trail: never a password, a code or a token. */
export type BuyerAct = {
  action: string;
  /** The e-mail address of the account, as given where there is none. */
  email: string;
  userId?: number;
  customerId?: number;
  details?: Record<string, unknown>;
};

/** Writes it down with the moment and the network address of the call. */
export function noteBuyer(db: Db, { site, now, address }: Pick<Step, 'site' | 'now' | 'address'>, act: BuyerAct) {
  const { email, ...rest } = act;
  return note(db, { ...rest, site: site.code, at: now, actor: 'buyer', actorName: email, subject: email, address });
}
