import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customerContacts } from '../customer-contacts.table.ts';
import type { customerContact } from './customer-view.contract.ts';

const p = sql.placeholder;

export type CustomerContact = z.input<typeof customerContact>;

/** The main one first. */
export const findContacts = prepareStatement<{ site: SiteCode; customerId: number }, CustomerContact>(
  'customer_contacts',
  sql`select id, name, designation, email, phone, is_main from ${customerContacts}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by is_main desc, id limit 100`,
);

type ContactFacts = { name: string; designation: string; email: string; phone: string };
type OfCustomer = { site: SiteCode; customerId: number };

export const insertContact = prepareWrite<OfCustomer & ContactFacts & { by: string; now: Date }, { id: number }>(
  'customer_contact_insert',
  sql`insert into ${customerContacts} (site, customer_id, name, designation, email, phone, created_at, created_by)
    values (${p('site')}, ${p('customerId')}, ${p('name')}, ${p('designation')}, ${p('email')}, ${p('phone')},
      ${p('now')}::timestamptz, ${p('by')})
    returning id`,
);

/** No row when the customer has no such contact. */
export const updateContact = prepareWrite<OfCustomer & ContactFacts & { id: number }, { id: number }>(
  'customer_contact_update',
  sql`update ${customerContacts} set name = ${p('name')}, designation = ${p('designation')}, email = ${p('email')},
      phone = ${p('phone')}
    where site = ${p('site')} and customer_id = ${p('customerId')} and id = ${p('id')} returning id`,
);

export const clearMainContact = prepareWrite<OfCustomer, never>(
  'customer_contact_clear_main',
  sql`update ${customerContacts} set is_main = false
    where site = ${p('site')} and customer_id = ${p('customerId')} and is_main`,
);

export const makeMainContact = prepareWrite<OfCustomer & { id: number }, never>(
  'customer_contact_make_main',
  sql`update ${customerContacts} set is_main = true
    where site = ${p('site')} and customer_id = ${p('customerId')} and id = ${p('id')}`,
);

export const deleteContact = prepareWrite<OfCustomer & { id: number }, never>(
  'customer_contact_delete',
  sql`delete from ${customerContacts}
    where site = ${p('site')} and customer_id = ${p('customerId')} and id = ${p('id')}`,
);
