import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { contactMessages } from './contact-messages.table.ts';

const p = sql.placeholder;

type Search = { site: SiteCode; isDone: boolean; q: string };

export type ListedMessage = {
  id: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  createdAt: Date;
  doneAt: Date | null;
  doneBy: string | null;
};

const isListed = sql`m.site = ${p('site')} and (m.done_at is not null) = ${p('isDone')}::boolean
  and (${p('q')}::text = ''
    or strpos(lower(concat_ws(' ', m.first_name, m.last_name, m.email, m.phone, m.message)), lower(${p('q')}::text)) > 0)`;

/** `direction`: 1 for the oldest first, -1 for the newest. */
export const listMessages = prepareStatement<
  Search & { direction: number; limit: number; offset: number },
  ListedMessage
>(
  'staff_messages',
  sql`select m.id, concat_ws(' ', m.first_name, m.last_name) as name, m.email, m.phone, m.message,
      m.created_at as "createdAt", m.done_at as "doneAt", m.done_by as "doneBy"
    from ${contactMessages} m where ${isListed}
    order by m.id * ${p('direction')}::bigint limit ${p('limit')} offset ${p('offset')}`,
);

export const countMessages = prepareStatement<Search & { max: number }, { total: number }>(
  'staff_messages_count',
  sql`select count(*)::int as total from (select from ${contactMessages} m where ${isListed} limit ${p('max')}) found`,
);

export type MessageForDecision = { email: string; doneAt: Date | null; doneBy: string | null };

export const lockMessage = prepareStatement<{ site: SiteCode; id: number }, MessageForDecision>(
  'staff_message_lock',
  sql`select email, done_at as "doneAt", done_by as "doneBy" from ${contactMessages}
    where site = ${p('site')} and id = ${p('id')} for update`,
);

export const setMessageDone = prepareStatement<{ id: number; by: string | null; at: Date | null }, never>(
  'staff_message_done',
  sql`update ${contactMessages} set done_at = ${p('at')}, done_by = ${p('by')} where id = ${p('id')}`,
);
