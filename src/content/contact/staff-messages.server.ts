import { formatDateTime } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { contactRefusals } from '../content-refusals.ts';
import type { ListedMessage } from './listed-message.contract.ts';
import { findListedMessages, findMessageIds, lockMessage, setMessageDone } from './staff-messages.db.ts';

export type MessageSearch = { isDone: boolean; q: string; limit: number; offset: number; maxTotal: number };

/** Messages that are open are listed from the oldest, the others from the newest. */
export async function findMessagesForStaff(
  db: Db,
  { code: site }: Site,
  { maxTotal, ...search }: MessageSearch,
): Promise<{ rows: ListedMessage[]; total: number }> {
  const { ids, total } = await findMessageIds(db, { site, ...search, max: maxTotal });
  return { rows: ids.length === 0 ? [] : await findListedMessages(db, { ids }), total };
}

export type MarkedMessage = { id: number; isDone: boolean; by: string; now: Date };

export async function markMessage(
  database: Database,
  site: Site,
  { id, isDone, by, now }: MarkedMessage,
): Promise<Refusal<'already_done' | 'already_open' | 'unknown_message'> | undefined> {
  return database.transaction(async (db) => {
    const [message] = await lockMessage(db, { site: site.code, id });
    if (!message) return refuse(contactRefusals, 'unknown_message', { site: site.name });
    const { email, doneAt, doneBy } = message;
    if (isDone && doneAt) {
      const at = formatDateTime(doneAt, site.calendar.timeZone);
      return refuse(contactRefusals, 'already_done', { by: doneBy ?? '', at });
    }
    if (!isDone && !doneAt) return refuse(contactRefusals, 'already_open');
    await setMessageDone(db, { id, by: isDone ? by : null, at: isDone ? now : null });
    const action = isDone ? 'message done' : 'message reopened';
    const details = { messageId: id, before: doneBy && { doneBy }, after: isDone ? { doneBy: by } : null };
    await recordAudit(db, { ...byStaff(site, { by, now }), subject: email, action, details });
    return undefined;
  });
}
