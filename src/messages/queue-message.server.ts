import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import type { SiteCode } from '../sites/site.ts';
import { outbox } from './messages.table.ts';

/** A mail or SMS to be sent once the transaction it is written in has been committed. */
export type Message = {
  channel: 'mail' | 'sms';
  receiver: string;
  template: string;
  data: Record<string, unknown>;
};

const p = sql.placeholder;
const insertMessages = statement<{ site: SiteCode; now: Date; messages: string }, never>(
  'outbox_insert',
  sql`insert into ${outbox} (site, channel, receiver, template, data, created_at, next_try_at)
    select ${p('site')}, m.channel, m.receiver, m.template, m.data, ${p('now')}::timestamptz, ${p('now')}::timestamptz
    from jsonb_to_recordset(${p('messages')}::jsonb) as m (channel text, receiver text, template text, data jsonb)`,
);

/** Writes messages into the outbox, in the transaction of what they speak of. */
export async function queueMessages(db: Db, site: SiteCode, now: Date, messages: readonly Message[]): Promise<void> {
  await insertMessages(db, { site, now, messages: JSON.stringify(messages) });
}
