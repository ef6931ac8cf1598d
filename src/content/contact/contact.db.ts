import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { contactMessages } from './contact-messages.table.ts';

const p = sql.placeholder;

export type SentForm = {
  site: SiteCode;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  /** '' for a message of the contact page. */
  firm: string;
};

/** One message of a sender at a time, so that the same form with two captchas is compared with itself. */
export const lockSender = prepareStatement<{ site: SiteCode; sender: string }, { locked: number }>(
  'contact_lock',
  sql`select 1 as locked from pg_advisory_xact_lock(hashtextextended('contact ' || ${p('site')}::text || ' ' || ${p('sender')}::text, 0))`,
);

export const saveMessage = prepareWrite<SentForm & { captcha: string; now: Date }, never>(
  'contact_keep',
  sql`insert into ${contactMessages} (site, first_name, last_name, email, phone, message, firm, captcha,
      created_at)
    values (${p('site')}, ${p('firstName')}, ${p('lastName')}, ${p('email')}, ${p('phone')}, ${p('message')},
      ${p('firm')}, ${p('captcha')}, ${p('now')}::timestamptz)`,
);

/** Whether the same form was received lately. Only the newest are read, so that a long history costs no time. */
export const findSameMessage = prepareStatement<SentForm & { since: Date }, { id: number }>(
  'contact_find',
  sql`select id from (select * from ${contactMessages} where site = ${p('site')} order by id desc limit 200) newest
    where created_at > ${p('since')}::timestamptz and first_name = ${p('firstName')} and last_name = ${p('lastName')}
      and email = ${p('email')} and phone = ${p('phone')} and message = ${p('message')} and firm = ${p('firm')} limit 1`,
);
