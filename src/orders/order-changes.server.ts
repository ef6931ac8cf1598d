import { formatDateTime } from '../lib/dates.ts';
import type { Db } from '../server/database/database.server.ts';
import { type Refusal, refuse } from '../server/refuse.server.ts';
import { type AuditEntry, recordAudit } from '../server/security/audit.server.ts';
import type { Site } from '../sites/site.ts';
import { findLatestChange, findOrderState } from './order-changes.db.ts';
import { changedParts, type OrderState } from './order-changes.rule.ts';
import { fulfilmentRefusals } from './order-refusals.ts';

export async function loadOrderState(db: Db, orderId: number): Promise<OrderState> {
  const [state] = await findOrderState(db, { orderId });
  if (!state) throw new Error(`order ${orderId} has no state`);
  return state;
}

type ChangedOrder = { id: number; number: string; customerId: number };
type Change = {
  /** The state before the change, read behind the order's lock. */
  before: OrderState;
  action: string;
  by: string;
  now: Date;
  actor?: AuditEntry['actor'];
  details?: Record<string, unknown>;
};

/** Call it last: what the order is now is recorded as 'after'. */
export async function recordOrderChange(db: Db, site: Site, order: ChangedOrder, change: Change): Promise<void> {
  const { before, action, by, now, actor = 'staff', details } = change;
  await recordAudit(db, {
    site: site.code,
    at: now,
    actor,
    actorName: by,
    action,
    subject: order.number,
    customerId: order.customerId,
    details: { ...details, ...changedParts(before, await loadOrderState(db, order.id)) },
  });
}

/** The id of the latest entry of an order's history that staff saw, 0 for none. */
export type ExpectedVersion = number | undefined;

/** Undefined when nothing changed since. The caller holds the order's lock. */
export async function orderEditConflict(
  db: Db,
  site: Site,
  number: string,
  seen: ExpectedVersion,
): Promise<Refusal<'changed_meanwhile'> | undefined> {
  if (seen === undefined) return undefined;
  const [latest] = await findLatestChange(db, { site: site.code, number });
  if (!latest || latest.id <= seen) return undefined;
  const at = formatDateTime(latest.at, site.calendar.timeZone);
  return refuse(fulfilmentRefusals, 'changed_meanwhile', { by: latest.by, number, action: latest.action, at });
}
