import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import type { MessageChannel } from './message-channel.data.ts';
import { outbox } from './outbox.table.ts';

const p = sql.placeholder;

type InsertMessages = {
  site: SiteCode;
  now: Date;
  messages: string;
  causedBy: number | null;
  /** One customer causes this many before the next ones wait an hour, and twice as many before they wait two. */
  mailsAnHour: number;
};

export const insertMessages = prepareWrite<InsertMessages, { id: number }>(
  'outbox_insert',
  sql`insert into ${outbox} (site, channel, receiver, template, data, sealed, ends_at, caused_by, created_at, next_try_at)
    select ${p('site')}, m.channel, m.receiver, m.template, m.data, m.sealed, m."endsAt", ${p('causedBy')}::bigint,
      ${p('now')}::timestamptz, ${p('now')}::timestamptz + interval '1 hour' * (
        (select count(*) from ${outbox} o where o.caused_by = ${p('causedBy')}::bigint
          and o.created_at > ${p('now')}::timestamptz - interval '1 hour') / ${p('mailsAnHour')}::int)
    from jsonb_to_recordset(${p('messages')}::jsonb)
      as m (channel text, receiver text, template text, data jsonb, sealed text, "endsAt" timestamptz)
    returning id`,
);

export type OutboxRow = {
  id: number;
  site: SiteCode;
  channel: MessageChannel;
  receiver: string;
  template: string;
  data: Record<string, unknown>;
  sealed: string | null;
  createdAt: Date;
  endsAt: Date | null;
  tries: number;
};

const columns = sql`id, site, channel, receiver, template, data, sealed, created_at, ends_at, tries`;

/** Returns those of the transports, named as 'nod mail', that a message waits for. */
export const findTransportsToUse = prepareStatement<
  { transports: readonly string[]; now: Date },
  { transport: string }
>(
  'outbox_transports',
  sql`select t as transport from unnest(${p('transports')}::text[]) t where exists (
    select from ${outbox} where next_try_at <= ${p('now')} and site || ' ' || channel = t)`,
);

/** The longest waiting; no other process sends it before `until`. */
export const leaseNextMessage = prepareWrite<{ transport: string; now: Date; until: Date }, OutboxRow>(
  'outbox_lease_next',
  sql`update ${outbox} set next_try_at = ${p('until')}::timestamptz
    where id = (select w.id from ${outbox} w
      where w.next_try_at <= ${p('now')}::timestamptz and w.site || ' ' || w.channel = ${p('transport')}
      order by w.next_try_at, w.id limit 1 for no key update skip locked)
    returning ${columns}`,
);

export const recordSent = prepareWrite<{ id: number; now: Date }, never>(
  'outbox_sent',
  sql`update ${outbox} set sent_at = ${p('now')}, next_try_at = null, sealed = null, last_error = null,
    tries = tries + 1 where id = ${p('id')}`,
);

/** A message that another process has sent since is not changed. */
export const recordSendFailure = prepareWrite<{ id: number; now: Date; nextTryAt: Date | null; error: string }, never>(
  'outbox_failed',
  sql`update ${outbox} set tries = tries + 1, last_error = ${p('error')}, next_try_at = ${p('nextTryAt')}::timestamptz,
    given_up_at = case when ${p('nextTryAt')}::timestamptz is null then ${p('now')}::timestamptz end
    where id = ${p('id')} and sent_at is null`,
);

type ListedRow = OutboxRow & { sentAt: Date | null; givenUpAt: Date | null };

const listedColumns = sql`${columns}, sent_at, given_up_at`;

export const findMail = prepareStatement<{ site: SiteCode; id: number }, ListedRow>(
  'outbox_mail',
  sql`select ${listedColumns} from ${outbox} where site = ${p('site')} and id = ${p('id')} and channel = 'mail'`,
);

export const findNewest = prepareStatement<{ site: SiteCode; limit: number }, ListedRow>(
  'outbox_newest',
  sql`select ${listedColumns} from ${outbox}
    where site = ${p('site')} order by id desc limit ${p('limit')}`,
);
