import { type SQL, sql } from 'drizzle-orm';
import { customers, taxRegistrations, users } from '../../account/account.table.ts';
import { listedCustomers } from '../../account/customer-list/listed-customers.table.ts';
import { customerContacts } from '../../account/customers/customer-contacts.table.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { dispatches } from '../../orders/dispatches.table.ts';
import type { DocumentKind } from '../../orders/document-kinds.data.ts';
import { documents } from '../../orders/documents.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { startsWith, withoutSigns } from '../../server/database/starts-with.sql.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;
const site = p('site');

export type FoundRecord = { key: string; title: string; detail: string };

/** The typed text, as it is and in upper case. */
type Start = { site: SiteCode; start: string };
type UpperStart = { site: SiteCode; upperStart: string };

/** The newest among the last 1,000 of a numbering; a short text begins many. */
const newestOf = (rows: SQL, number: SQL) =>
  sql`select f.id from (${rows} order by ${number} using ~>~ limit 1000) f order by f.id desc limit 6`;

export const findOrders = prepareStatement<UpperStart & { lowerStart: string; docketStart: string }, FoundRecord>(
  'desk_find_orders',
  sql`with numbered as materialized (
      ${newestOf(sql`select o.id from ${orders} o where o.site = ${site} and ${startsWith(sql`o.number`, 'upperStart')}`, sql`o.number`)}),
    named as materialized (
      select f.id from (select o.id from ${orders} o
        where o.site = ${site} and ${startsWith(sql`lower(trim(o.purchase_order_no))`, 'lowerStart')} limit 10000) f
      order by f.id desc limit 6),
    sent as materialized (
      select f.id, max(f.docket) as docket from (select d.order_id as id, d.docket from ${dispatches} d
        where d.site = ${site} and d.docket <> '' and ${startsWith(withoutSigns(sql`d.docket`), 'docketStart')} limit 10000) f
      group by f.id order by f.id desc limit 6)
    select found.key, found.title, found.detail from (
      select o.number as key, o.number as title, c.name || ', ' || o.status as detail, o.id
        from numbered join ${orders} o on o.id = numbered.id join ${customers} c on c.id = o.customer_id
      union
      select o.number, o.number, c.name || ', PO ' || coalesce(o.purchase_order_no, ''), o.id
        from named join ${orders} o on o.id = named.id join ${customers} c on c.id = o.customer_id
      union
      select o.number, o.number, c.name || ', ' || sent.docket, o.id
        from sent join ${orders} o on o.id = sent.id join ${customers} c on c.id = o.customer_id
    ) found order by found.id desc limit 6`,
);

export const findRfisByText = prepareStatement<Start, FoundRecord>(
  'desk_find_rfis',
  sql`with numbered as materialized (
      ${newestOf(sql`select r.id from ${rfis} r where r.site = ${site} and ${startsWith(sql`r.number`, 'start')}`, sql`r.number`)})
    select r.number as key, r.number as title, c.name as detail
    from numbered join ${rfis} r on r.id = numbered.id join ${customers} c on c.id = r.customer_id order by r.id desc`,
);

const customersWithMobile = (start: string) =>
  sql`select u.customer_id from ${users} u where u.site = ${site} and ${startsWith(sql`u.mobile`, start)}
      union select k.customer_id from ${customerContacts} k where k.site = ${site} and ${startsWith(sql`k.phone`, start)}`;

/** The prefixes are patterns for LIKE, the second in lower case. */
export const findCustomers = prepareStatement<
  UpperStart & { prefix: string; lowerPrefix: string; mobileStart: string; ownMobileStart: string },
  FoundRecord
>(
  'desk_find_customers',
  sql`with matching as materialized (
      select c.id from ${customers} c where c.site = ${site} and c.name ilike ${p('prefix')}::text
      union select u.customer_id from ${users} u where u.site = ${site} and u.email like ${p('lowerPrefix')}::text
      union select k.customer_id from ${customerContacts} k
        where k.site = ${site} and (k.email like ${p('lowerPrefix')}::text or k.name ilike ${p('prefix')}::text)
      union select l.linked_customer_id from ${listedCustomers} l
        where l.site = ${site} and ${startsWith(sql`l.customer_code`, 'upperStart')} and l.linked_customer_id is not null
      union ${customersWithMobile('mobileStart')} union ${customersWithMobile('ownMobileStart')}
      union select t.customer_id from ${taxRegistrations} t
        where t.site = ${site} and ${startsWith(sql`t.number`, 'upperStart')})
    select c.id::text as key, c.name as title, u.email as detail
    from matching join ${customers} c on c.id = matching.id join lateral ${reachOf(sql`c.id`)} u on true
    where c.merged_into_id is null order by lower(c.name), c.id limit 6`,
);

export const findDocuments = prepareStatement<UpperStart, Omit<FoundRecord, 'detail'> & { documentKind: DocumentKind }>(
  'desk_find_documents',
  sql`with numbered as materialized (
      ${newestOf(sql`select d.id from ${documents} d where d.site = ${site} and ${startsWith(sql`d.number`, 'upperStart')}`, sql`d.number`)})
    select o.number as key, d.number as title, d.kind as document_kind
    from numbered join ${documents} d on d.id = numbered.id join ${orders} o on o.id = d.order_id order by d.id desc`,
);

/** A receipt is looked at in the account of its customer. */
export const findReceipts = prepareStatement<UpperStart, FoundRecord>(
  'desk_find_receipts',
  sql`with numbered as materialized (
      ${newestOf(sql`select r.id from ${receipts} r where r.site = ${site} and ${startsWith(sql`r.number`, 'upperStart')}`, sql`r.number`)})
    select r.customer_id::text as key, r.number as title, c.name || ', ' || r.reference as detail
    from numbered join ${receipts} r on r.id = numbered.id join ${customers} c on c.id = r.customer_id order by r.id desc`,
);

/** Items are read through the index of the key, which also has what they are ordered by. */
const itemsWith = (key: SQL) => sql`select i.id, i.weight from ${items} i
      where i.site = ${site} and i.retired_at is null and ${startsWith(key, 'itemKey')} offset 0`;

export const findItemsByText = prepareStatement<{ site: SiteCode; itemKey: string }, FoundRecord>(
  'desk_find_items',
  sql`with matching as materialized (
      select f.id, f.weight from ((${itemsWith(sql`i.name_key`)}) union (${itemsWith(sql`i.code_key`)})) f
      order by f.weight desc, f.id limit 6)
    select i.id::text as key, i.name as title, i.maker || ', ' || i.category as detail
    from matching join ${items} i on i.id = matching.id order by i.weight desc, i.id`,
);
