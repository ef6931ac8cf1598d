import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { DeskChange } from './desk-change.ts';
import { findChanges, findNewestRows, type NewestRows } from './desk-changes.db.ts';

export type SiteChange = DeskChange & { site: SiteCode };

/** A row may be committed after one with a higher id, but not later than this. */
const longestTransactionMs = 60_000;

/** Returns what changed since the last time; the first time nothing. */
export function changeReader(): (db: Db, nowMs: number) => Promise<SiteChange[]> {
  const rounds: { at: number; newest: NewestRows }[] = [];
  const known = new Map<string, number>();
  return async (db, nowMs) => {
    while (rounds[1] && rounds[1].at < nowMs - longestTransactionMs) rounds.shift();
    const [newest] = await findNewestRows(db, {});
    const rows = rounds[0] ? await findChanges(db, rounds[0].newest) : [];
    if (newest) rounds.push({ at: nowMs, newest });
    const unknown = rows.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
    for (const { kind, id } of unknown) known.set(`${kind} ${id}`, nowMs);
    for (const [key, at] of known) if (at < nowMs - 2 * longestTransactionMs) known.delete(key);
    return unknown.map((row) => ({
      site: row.site,
      path: changePath(row),
      actor: row.actor as DeskChange['actor'],
      by: row.actor === 'staff' ? row.by : '',
    }));
  };
}

const orderNumberPattern = /^[A-Z]{2,8}\d{8}$/;

type Changed = { action: string; subject: string; customerId: number | null };

/** The page of what changed, below /desk/:site/; '' where it has none. */
export function changePath({ action, subject, customerId }: Changed): string {
  if (action.startsWith('rfi ')) return `rfis/${subject}`;
  if (orderNumberPattern.test(subject)) return `orders/${subject}`;
  return customerId === null ? '' : `accounts/${customerId}`;
}
