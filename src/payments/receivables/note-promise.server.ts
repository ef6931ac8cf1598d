import { addDays, type Day, dayOf, formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockCustomerRow } from '../credit/ledger.db.ts';
import { debtorRefusals } from '../payment-refusals.ts';
import { promiseDaysAhead, promiseRefusal } from './promise-state.rule.ts';
import { endPromiseRow, findPromises, insertPromise, type PromiseRow, sumUnpaid } from './promises.db.ts';

/** `seen` is the promise that was shown, 0 for none. */
type OnPromise = { customerId: number; seen: number; by: string; now: Date };

export type NotedPromise = OnPromise & { amountMinor: number; promisedFor: Day; note: string };

/** Notes what a customer said it will pay, and by when, in place of the promise before. */
export async function notePromise(
  database: Database,
  site: Site,
  noted: NotedPromise,
): Promise<Refusal<'amount' | 'changed_since' | 'day' | 'note' | 'unknown_customer'> | undefined> {
  const { customerId, amountMinor, promisedFor, by, now } = noted;
  const note = noted.note.trim();
  return changePromise(database, site, noted, async (db, owedMinor) => {
    const today = dayOf(now, site.calendar.timeZone);
    const { code, currency } = site;
    const wanted = { amountMinor, currency, promisedFor, note, owedMinor };
    const refusal = promiseRefusal(wanted, today, addDays(today, promiseDaysAhead));
    if (refusal) return refuse(debtorRefusals, refusal.field, { reason: refusal.message });
    const row = { site: code, customerId, amountMinor, currency, promisedFor, note, now, by };
    return {
      action: 'promise to pay noted',
      after: { amountMinor, promisedFor, note },
      write: () => insertPromise(db, row),
    };
  });
}

export async function endPromise(
  database: Database,
  site: Site,
  ended: OnPromise,
): Promise<Refusal<'cannot_be' | 'changed_since' | 'unknown_customer'> | undefined> {
  if (ended.seen === 0) return refuse(debtorRefusals, 'cannot_be.nothing_promised');
  return changePromise(database, site, ended, async () => ({
    action: 'promise to pay ended',
    after: null,
    write: async () => undefined,
  }));
}

type Change = { action: string; after: Record<string, unknown> | null; write(): Promise<unknown> };

async function changePromise<Name extends string>(
  database: Database,
  site: Site,
  { customerId, seen, by, now }: OnPromise,
  plan: (db: Db, owedMinor: number) => Promise<Change | Refusal<Name>>,
): Promise<Refusal<Name | 'unknown_customer' | 'changed_since'> | undefined> {
  return database.transaction(async (db) => {
    await lockCustomerRow(db, { customerId });
    const [customer] = await sumUnpaid(db, { site: site.code, customerId });
    if (!customer) return refuse(debtorRefusals, 'unknown_customer', { site: site.name });
    const [last] = await findPromises(db, { site: site.code, customerId, limit: 1 });
    const before = last?.endedAt === null ? last : undefined;
    if ((before?.id ?? 0) !== seen) return changedSince(site, last);
    const change = await plan(db, customer.owedMinor);
    if (change instanceof Refusal) return change;
    if (before) await endPromiseRow(db, { id: before.id, now, by });
    await change.write();
    const former = before && { amountMinor: before.amountMinor, promisedFor: before.promisedFor, note: before.note };
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: change.action,
      subject: customer.company,
      customerId,
      details: { before: former ?? null, after: change.after },
    });
    return undefined;
  });
}

function changedSince({ currency }: Site, last: PromiseRow | undefined): Refusal<'changed_since'> {
  if (!last) return refuse(debtorRefusals, 'changed_since.nothing_promised');
  const { amountMinor, promisedFor, endedAt, endedBy, notedBy } = last;
  const what = `${formatMoney({ minor: amountMinor, currency })} for ${formatDay(promisedFor)}`;
  return endedAt
    ? refuse(debtorRefusals, 'changed_since.promise_ended', { by: endedBy ?? '', what })
    : refuse(debtorRefusals, 'changed_since.promised', { by: notedBy, what });
}
