import type { CallContext } from '../server/calls/define-call.server.ts';
import type { Db } from '../server/database/database.server.ts';
import { byStaff, recordAudit } from '../server/security/audit.server.ts';

/** Must never contain a password, code or token. */
export type BuyerAction = {
  action: string;
  email: string;
  userId?: number;
  customerId?: number;
  details?: Record<string, unknown>;
};

type Where = Pick<CallContext, 'site' | 'now' | 'address'>;

/** Records what staff do in the shop with the account of a buyer, which is to look. */
export function recordViewing(db: Db, { site, now, address }: Where, viewedBy: string, action: BuyerAction) {
  const { email, ...rest } = action;
  return recordAudit(db, { ...byStaff(site, { by: viewedBy, now }), ...rest, subject: email, address });
}

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
