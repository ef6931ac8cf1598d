import { type SQL, sql } from 'drizzle-orm';
import { addresses, customers } from '../../account/account.table.ts';
import type { RankedCustomerSearch } from '../../account/customer-search.rule.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import { nameRank, someCustomersFound } from '../../account/customers-found.sql.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { dispatches } from '../../orders/dispatches.table.ts';
import type { DocumentKind } from '../../orders/document-kinds.data.ts';
import { documents } from '../../orders/documents.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { bankLines } from '../../payments/bank-lines.table.ts';
import { ledgerEntries } from '../../payments/ledger.table.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { numberText } from '../../server/database/search-text.sql.ts';
import { startsWith } from '../../server/database/starts-with.sql.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;
const site = p('site');

/** 0 for what was typed itself, 1 for what begins so, 2 where a word or the serial number does, 3 for any other part. */
export type FoundRecord = { key: string; title: string; detail: string; rank: number };

/** What was typed as a number without its signs, as it is and as the number of a record that it stands for. */
export type NumberSearch = {
  site: SiteCode;
  keys: string[];
  /** Patterns for LIKE of the beginning and of any part. */
  starts: string[];
  parts: string[];
  /** A regular expression for a number that ends with the typed serial. */
  serial: string;
};

const isPart = (text: SQL) => sql`${text} like any(${p('parts')}::text[])`;
const rankOf = (...numbers: readonly SQL[]) => {
  const any = (condition: (text: SQL) => SQL) =>
    sql.join(
      numbers.map((number) => condition(numberText(number))),
      sql` or `,
    );
  return sql`case when ${any((text) => sql`${text} = any(${p('keys')}::text[])`)} then 0
      when ${any((text) => sql`${text} like any(${p('starts')}::text[])`)} then 1
      when ${any((text) => sql`${text} ~ ${p('serial')}::text`)} then 2 else 3 end`;
};

/**
 * Found by the index, at most 2,000, and among the newest 1,000: a part that very many have finds the newest of them without
 * reading all. The order is exactly that of an index.
 */
const partsOf = (table: SQL, id: SQL, condition: SQL, newest: SQL) => sql`
      (select ${id} as id from ${table} n where n.site = ${site} and ${condition} limit 2000)
      union (select ${id} from (select * from ${table} n where n.site = ${site} order by ${newest} limit 1000) n
        where ${condition})`;

const orderNumbers = numberText(sql`n.number`, sql`n.purchase_order_no`);

export const findOrders = prepareStatement<NumberSearch, FoundRecord>(
  'desk_find_orders',
  sql`with numbered as materialized (
      ${partsOf(sql`${orders}`, sql`n.id`, isPart(orderNumbers), sql`n.placed_at desc nulls last, n.id desc nulls last`)}),
    sent as materialized (
      select d.order_id as id, max(d.docket) as docket from ${dispatches} d
      where d.site = ${site} and d.docket <> '' and ${isPart(numberText(sql`d.docket`))} group by d.order_id
      order by d.order_id desc limit 1000),
    found as materialized (
      select coalesce(n.id, s.id) as id, s.docket from numbered n full join sent s on s.id = n.id),
    ranked as (
      select o.id, o.number, o.customer_id, o.status, o.purchase_order_no, found.docket, o.placed_at,
        ${rankOf(sql`o.number`, sql`o.purchase_order_no`, sql`found.docket`)} as rank,
        o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched') as is_open
      from found join ${orders} o on o.id = found.id
      order by rank, is_open desc, o.placed_at desc, o.id desc limit 6)
    select o.number as key, o.number as title, o.rank, c.name || ', ' || coalesce(o.docket,
        case when ${isPart(numberText(sql`o.purchase_order_no`))} then 'PO ' || o.purchase_order_no end, o.status) as detail
    from ranked o join ${customers} c on c.id = o.customer_id
    order by o.rank, o.is_open desc, o.placed_at desc, o.id desc`,
);

export const findRfisByText = prepareStatement<NumberSearch, FoundRecord>(
  'desk_find_rfis',
  sql`with found as materialized (
      ${partsOf(sql`${rfis}`, sql`n.id`, isPart(numberText(sql`n.number`, sql`n.reference`)), sql`n.asked_at desc nulls last`)}),
    ranked as (
      select r.id, r.number, r.customer_id, r.asked_at, ${rankOf(sql`r.number`, sql`r.reference`)} as rank,
        exists (select from ${rfiLines} l
          where l.rfi_id = r.id and l.answered_at is null and l.declined_at is null) as is_open
      from found join ${rfis} r on r.id = found.id
      order by rank, is_open desc, r.asked_at desc, r.id desc limit 6)
    select r.number as key, r.number as title, r.rank, c.name as detail
    from ranked r join ${customers} c on c.id = r.customer_id
    order by r.rank, r.is_open desc, r.asked_at desc, r.id desc`,
);

/** Active customers are before those that staff have not decided about. */
export const findCustomers = prepareStatement<RankedCustomerSearch & { site: SiteCode }, FoundRecord>(
  'desk_find_customers',
  sql`with ranked as (
      select c.id, c.name, ${nameRank(sql`c.name`)} as rank, c.status = 'active' as is_open
      from ${customers} c where c.id in ${someCustomersFound} and c.merged_into_id is null
      order by rank, is_open desc, c.id desc limit 6)
    select c.id::text as key, c.name as title, c.rank, concat_ws(', ', nullif(u.email, ''), nullif(t.town, '')) as detail
    from ranked c join lateral ${reachOf(sql`c.id`)} u on true
      left join lateral (select a.city_name as town from ${addresses} a
        where a.customer_id = c.id and a.retired_at is null order by a.purpose, a.is_default desc, a.id limit 1) t on true
    order by c.rank, c.is_open desc, c.id desc`,
);

export const findDocuments = prepareStatement<
  NumberSearch,
  Omit<FoundRecord, 'detail'> & { documentKind: DocumentKind; company: string }
>(
  'desk_find_documents',
  sql`with found as materialized (
      ${partsOf(sql`${documents}`, sql`n.id`, isPart(numberText(sql`n.number`)), sql`n.issued_on desc`)}),
    ranked as (
      select d.id, d.number, d.order_id, d.customer_id, d.kind, ${rankOf(sql`d.number`)} as rank
      from found join ${documents} d on d.id = found.id order by rank, d.id desc limit 6)
    select o.number as key, d.number as title, d.kind as document_kind, d.rank, c.name as company
    from ranked d join ${orders} o on o.id = d.order_id join ${customers} c on c.id = d.customer_id
    order by d.rank, d.id desc`,
);

/** A receipt, found by its number or the bank's, is looked at in the account of its customer. */
export const findReceipts = prepareStatement<NumberSearch, FoundRecord>(
  'desk_find_receipts',
  sql`with found as materialized (
      ${partsOf(sql`${receipts}`, sql`n.id`, isPart(numberText(sql`n.number`, sql`n.reference`)), sql`n.received_on desc`)}),
    ranked as (
      select r.id, r.number, r.reference, r.customer_id, ${rankOf(sql`r.number`, sql`r.reference`)} as rank
      from found join ${receipts} r on r.id = found.id order by rank, r.id desc limit 6)
    select r.customer_id::text as key, r.number as title, r.rank, c.name || ', ' || r.reference as detail
    from ranked r join ${customers} c on c.id = r.customer_id order by r.rank, r.id desc`,
);

/** Lines that wait are before those that are decided; the key is the part of the list in which the line is the first. */
export const findBankLines = prepareStatement<NumberSearch, FoundRecord>(
  'desk_find_bank_lines',
  sql`with found as materialized (
      ${partsOf(sql`${bankLines}`, sql`n.id`, isPart(numberText(sql`n.reference`, sql`n.text`)), sql`n.booked_on desc nulls last, n.id desc nulls last`)}),
    ranked as (
      select l.id, l.state, l.booked_on, l.reference, l.text, ${rankOf(sql`l.reference`)} as rank, l.state = 'open' as is_open
      from found join ${bankLines} l on l.id = found.id order by rank, is_open desc, l.booked_on desc, l.id desc limit 6)
    select case when l.is_open then 'after=' || (l.id - 1)
        else 'view=decided&day=' || l.booked_on || '&after=' || (l.id + 1) end as key,
      coalesce(nullif(l.reference, ''), l.text) as title, l.rank, l.booked_on || ', ' || l.text as detail
    from ranked l order by l.rank, l.is_open desc, l.booked_on desc, l.id desc`,
);

/** Bills of the books before this store are in the account of their customer. */
export const findBroughtForward = prepareStatement<NumberSearch, FoundRecord>(
  'desk_find_brought_forward',
  sql`with ranked as (
      select e.id, e.reference, e.customer_id, e.booked_on, ${rankOf(sql`e.reference`)} as rank, e.open_minor > 0 as is_open
      from ${ledgerEntries} e
      where e.site = ${site} and e.brought_forward_on is not null and ${isPart(numberText(sql`e.reference`))}
      order by rank, is_open desc, e.booked_on desc, e.id desc limit 6)
    select e.customer_id::text as key, e.reference as title, e.rank, c.name as detail
    from ranked e join ${customers} c on c.id = e.customer_id
    order by e.rank, e.is_open desc, e.booked_on desc, e.id desc`,
);

/** Items are read through the index of the key, which also has what they are ordered by. */
const itemsWith = (key: SQL) => sql`select i.id, i.weight from ${items} i
      where i.site = ${site} and i.retired_at is null and ${startsWith(key, 'itemKey')} offset 0`;

export const findItemsByText = prepareStatement<{ site: SiteCode; itemKey: string }, FoundRecord>(
  'desk_find_items',
  sql`with matching as materialized (
      select f.id, f.weight from ((${itemsWith(sql`i.name_key`)}) union (${itemsWith(sql`i.code_key`)})) f
      order by f.weight desc, f.id limit 6)
    select i.id::text as key, i.name as title, i.maker || ', ' || i.category as detail,
      case when i.name_key = ${p('itemKey')}::text or i.code_key = ${p('itemKey')}::text then 0 else 1 end as rank
    from matching join ${items} i on i.id = matching.id order by i.weight desc, i.id`,
);
