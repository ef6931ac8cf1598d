import { sql } from 'drizzle-orm';
import { customers, taxRegistrations, users } from '../../account/account.table.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { documents } from '../../orders/documents.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;
const site = p('site');
/** Begins like what was typed; LIKE's own signs are escaped by the caller. */
const prefix = p('prefix');

export type FoundRow = { key: string; title: string; detail: string };
type Search = { site: SiteCode; prefix: string };

export const findOrders = prepareStatement<Search, FoundRow>(
  'desk_find_orders',
  sql`select found.key, found.title, found.detail from (
      (select o.number as key, o.number as title, c.name || ', ' || o.status as detail, o.id
        from ${orders} o join ${customers} c on c.id = o.customer_id
        where o.site = ${site} and o.number like upper(${prefix}::text) order by o.id desc limit 6)
      union
      (select o.number, o.number, c.name || ', PO ' || o.purchase_order_no, o.id
        from ${orders} o join ${customers} c on c.id = o.customer_id
        where o.site = ${site} and lower(trim(o.purchase_order_no)) like lower(${prefix}::text)
        order by o.id desc limit 6)
    ) found order by found.id desc limit 6`,
);

export const findRfis = prepareStatement<Search, FoundRow>(
  'desk_find_rfis',
  sql`select r.number as key, r.number as title, c.name as detail
    from ${rfis} r join ${customers} c on c.id = r.customer_id
    where r.site = ${site} and r.number like ${prefix}::text order by r.id desc limit 6`,
);

export const findCustomers = prepareStatement<Search, FoundRow>(
  'desk_find_customers',
  sql`select c.id::text as key, c.name as title, u.email as detail
    from ${customers} c join ${users} u on u.customer_id = c.id
    where c.site = ${site} and (lower(c.name) like lower(${prefix}::text) or u.email like lower(${prefix}::text)
      or exists (select from ${taxRegistrations} t where t.customer_id = c.id and t.number like upper(${prefix}::text)))
    order by lower(c.name), c.id limit 6`,
);

export const findDocuments = prepareStatement<Search, FoundRow>(
  'desk_find_documents',
  sql`select o.number as key, d.number as title, o.number || ', ' || d.kind as detail
    from ${documents} d join ${orders} o on o.id = d.order_id
    where d.site = ${site} and d.number like upper(${prefix}::text) order by d.id desc limit 6`,
);

export const findItems = prepareStatement<{ site: SiteCode; key: string }, FoundRow>(
  'desk_find_items',
  sql`select i.code as key, i.name as title, i.maker || ', ' || i.category as detail
    from ${items} i where i.site = ${site} and i.retired_at is null
      and (i.name_key like ${p('key')}::text or i.code_key like ${p('key')}::text)
    order by i.weight desc, i.id limit 6`,
);
