import { detachQuotes } from '../../cart/rfi-lines/quoted-lines.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { canWithdraw, rfiLineState } from '../rfi-line-state.rule.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { lockRfiLines, recordRfiEvents, saveWithdrawal } from './answer-rfi.db.ts';
import type { LineRevision } from './line-answer.ts';
import { quotesWithdrawnMail } from './quotes-withdrawn.mail.ts';
import { recordRfiChange } from './record-change.server.ts';
import { findUnchangedLines } from './unchanged-lines.server.ts';

export type Withdrawal = { number: string; lines: readonly LineRevision[]; reason: string; by: string; now: Date };

const maxReasonLength = 500;

/** Ends quotes before they are ordered; a quoted line in a cart becomes an ordinary one, and the buyer is mailed why. */
export async function withdrawQuotes(
  database: Database,
  site: Site,
  withdrawal: Withdrawal,
): Promise<
  Refusal<'changed' | 'no_reason' | 'not_quoted' | 'nothing' | 'twice' | 'unknown_line' | 'unknown_rfi'> | undefined
> {
  const { number, by, now } = withdrawal;
  const reason = withdrawal.reason.trim();
  if (reason === '' || reason.length > maxReasonLength)
    return refuse(rfiRefusals, 'no_reason.withdraw', { max: maxReasonLength });
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findUnchangedLines(db, site, number, locked, withdrawal.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return refuse(rfiRefusals, 'nothing.name', { number });
    const today = dayOf(now, site.calendar.timeZone);
    for (const line of lines) {
      const state = rfiLineState(line, today);
      if (!canWithdraw(state))
        return refuse(rfiRefusals, 'not_quoted.withdraw', { lineNo: line.lineNo, number, state });
    }
    const lineIds = lines.map((line) => line.lineId);
    const inCart = await detachQuotes(db, lineIds);
    const author = { by, now };
    await inOneRoundTrip(db, [
      () => saveWithdrawal(db, { lineIds, note: reason, ...author }),
      () => recordRfiEvents(db, { site: site.code, lineIds, step: 'withdrawn', note: reason, ...author }),
      () => recordRfiChange(db, site, { number, action: 'rfi quote withdrawn', reason, ...author }, lines),
      () => queueMessages(db, site.code, now, [quotesWithdrawnMail(number, first.email, lines, inCart, reason)]),
    ]);
    return undefined;
  });
}
