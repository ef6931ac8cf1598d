import { type Day, dayOf, momentAt } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type PromiseState, promiseState } from './promise-state.rule.ts';
import { findCallList, findOpenPromises, findPromises, type PromiseRow } from './promises.db.ts';
import type { CustomerToCall } from './receivable-rows.contract.ts';

const maxCalls = 30;
const maxPromises = 100;

export type PromiseOfCustomer = PromiseRow & { state: PromiseState };
export type OpenPromise = PromiseOfCustomer & { customerId: number; company: string };

/** Whom to call today, and what is promised: broken promises first, then by their day. */
export async function loadCallList(
  database: Database,
  site: Site,
  now: Date,
): Promise<{ day: Day; calls: CustomerToCall[]; total: number; promises: OpenPromise[] }> {
  const today = dayOf(now, site.calendar.timeZone);
  const dayBegan = momentAt(today, '00:00', site.calendar.timeZone);
  const [calls, rows] = await Promise.all([
    findCallList(database, { site: site.code, today, dayBegan, limit: maxCalls }),
    findOpenPromises(database, { site: site.code, limit: maxPromises }),
  ]);
  const promises = rows.map((row) => ({ ...row, state: promiseState(row, today) }));
  const broken = promises.filter(({ state }) => state === 'broken');
  return {
    day: today,
    calls,
    total: calls[0]?.total ?? 0,
    promises: [...broken, ...promises.filter(({ state }) => state === 'open')],
  };
}

/** All that a customer has promised, newest first. */
export async function listPromises(
  database: Database,
  site: Site,
  customerId: number,
  now: Date,
): Promise<PromiseOfCustomer[]> {
  const today = dayOf(now, site.calendar.timeZone);
  const rows = await findPromises(database, { site: site.code, customerId, limit: maxPromises });
  return rows.map((row) => ({ ...row, state: promiseState(row, today) }));
}
