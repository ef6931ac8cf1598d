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

type Range = { limit: number; offset: number };

const listed = sql`select m.id, concat_ws(' ', m.first_name, m.last_name) as name, m.email, m.phone, m.message,
    m.created_at as "createdAt", m.done_at as "doneAt", m.done_by as "doneBy"
  from ${contactMessages} m where ${isListed}`;
const range = sql`limit ${p('limit')} offset ${p('offset')}`;

export const listMessagesFromOldest = prepareStatement<Search & Range, ListedMessage>(
  'staff_messages_from_oldest',
  sql`${listed} order by m.id ${range}`,
);

export const listMessagesFromNewest = prepareStatement<Search & Range, ListedMessage>(
  'staff_messages_from_newest',
  sql`${listed} order by m.id desc ${range}`,
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
