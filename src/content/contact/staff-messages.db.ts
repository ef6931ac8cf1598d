import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { contactMessages } from './contact-messages.table.ts';
import type { ListedMessage } from './listed-message.contract.ts';

const p = sql.placeholder;

type Page = { site: SiteCode; limit: number; offset: number; max: number };
type Found = { ids: number[]; total: number };

const states = {
  open: { where: sql`m.done_at is null`, order: sql`m.id` },
  done: { where: sql`m.done_at is not null`, order: sql`m.id desc` },
};
type State = keyof typeof states;

const page = (from: SQL, order: SQL) => sql`array(select m.id from ${from} order by ${order}
    limit ${p('limit')}::int offset ${p('offset')}::int) as ids,
  (select count(*)::int from (select from ${from} limit ${p('max')}::int) counted) as total`;

function listStatement(state: State) {
  const { where, order } = states[state];
  return prepareStatement<Page, Found>(
    `staff_messages_${state}`,
    sql`select ${page(sql`${contactMessages} m where m.site = ${p('site')} and ${where}`, order)}`,
  );
}

/** What many of the latest messages contain, and what is too short for the index of parts of three letters. */
const isWide = sql`(length(${p('pattern')}::text) < 5 or 10 < (
    select count(*) from (select w.search_text from ${contactMessages} w where w.site = ${p('site')} order by w.id desc limit 300) w
    where w.search_text like ${p('pattern')}::text))`;

/** Finds at most as many as are counted: through their index, or in the order of the list where most match. */
function searchStatement(state: State) {
  const { where, order } = states[state];
  return prepareStatement<Page & { pattern: string }, Found>(
    `staff_messages_search_${state}`,
    sql`with wide as materialized (select ${isWide} as wide),
      found as materialized (
        (select m.id from ${contactMessages} m
          where (select not wide from wide) and m.site = ${p('site')} and ${where} and m.search_text like ${p('pattern')}::text
          order by ${order} limit ${p('max')}::int)
        union all
        (select m.id from ${contactMessages} m
          where (select wide from wide) and m.site = ${p('site')} and ${where}
            and m.search_text || '' like ${p('pattern')}::text
          order by ${order} limit ${p('max')}::int))
      select ${page(sql`found m`, order)}`,
  );
}

const lists = { open: listStatement('open'), done: listStatement('done') };
const searches = { open: searchStatement('open'), done: searchStatement('done') };

/** Open ones from the oldest, done ones from the newest. */
export async function findMessageIds(
  db: Db,
  { isDone, q, ...range }: Page & { isDone: boolean; q: string },
): Promise<Found> {
  const state = isDone ? 'done' : 'open';
  const pattern = `%${escapeLike(q.toLowerCase())}%`;
  const [found] = q === '' ? await lists[state](db, range) : await searches[state](db, { ...range, pattern });
  return found ?? { ids: [], total: 0 };
}

export const findListedMessages = prepareStatement<{ ids: number[] }, ListedMessage>(
  'staff_messages_rows',
  sql`select m.id, trim(concat_ws(' ', m.first_name, m.last_name)) as name, m.email, m.phone, m.message, m.firm, m.created_at,
      m.done_at, m.done_by
    from unnest(${p('ids')}::bigint[]) with ordinality as wanted (id, place) join ${contactMessages} m on m.id = wanted.id
    order by wanted.place`,
);

export type MessageForDecision = { email: string; doneAt: Date | null; doneBy: string | null };

export const lockMessage = prepareStatement<{ site: SiteCode; id: number }, MessageForDecision>(
  'staff_message_lock',
  sql`select email, done_at, done_by from ${contactMessages}
    where site = ${p('site')} and id = ${p('id')} for no key update`,
);

export const setMessageDone = prepareWrite<{ id: number; by: string | null; at: Date | null }, never>(
  'staff_message_done',
  sql`update ${contactMessages} set done_at = ${p('at')}, done_by = ${p('by')} where id = ${p('id')}`,
);
