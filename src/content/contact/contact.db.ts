import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { contactMessages } from './contact-messages.table.ts';

const p = sql.placeholder;

type ContactMessage = {
  site: SiteCode;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  captcha: string;
};

export const saveMessage = prepareStatement<ContactMessage & { now: Date }, never>(
  'contact_keep',
  sql`insert into ${contactMessages} (site, first_name, last_name, email, phone, message, captcha, created_at)
    values (${p('site')}, ${p('firstName')}, ${p('lastName')}, ${p('email')}, ${p('phone')}, ${p('message')},
      ${p('captcha')}, ${p('now')}::timestamptz)`,
);

export const findMessage = prepareStatement<ContactMessage, { id: number }>(
  'contact_find',
  sql`select id from ${contactMessages}
    where captcha = ${p('captcha')} and site = ${p('site')} and first_name = ${p('firstName')}
      and last_name = ${p('lastName')} and email = ${p('email')} and phone = ${p('phone')}
      and message = ${p('message')}`,
);
