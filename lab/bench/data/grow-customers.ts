import type { PoolClient } from 'pg';
import type { Site } from '../../../src/sites/site.ts';
import { runStatements } from '../postgres/run-statements.ts';

const first = `Shree,Sri,Jai,Bharat,National,Konkan,Deccan,Western,Eastern,Northern,Royal,Super,Modern,Allied,United,Global,Apex,Prime,Precision,Perfect,Universal,Standard,Metro,Orient,Sagar,Ganga,Krishna,Lakshmi,Sai,Ambika,Durga,Ganesh,Hanuman,Kaveri,Malwa,Mewar,Punjab,Rajdhani,Saraswati,Vindhya`;
const second = `Paper,Steel,Textile,Sugar,Cement,Pump,Gear,Motor,Tractor,Conveyor,Rolling,Spinning,Ginning,Flour,Oil,Rice,Crane,Forge,Casting,Tool,Valve,Fan,Compressor,Wheel,Rail`;
const third = 'Mills,Industries,Works,Traders,Engineering,Enterprises,Corporation,Company,Agencies,Limited';

const word = (list: string, place: string) => `split_part('${list}', ',', 1 + (${place}) % ${list.split(',').length})`;

/** In temporary tables: `grown_customers` numbers them from 1, `grown_items` names the site's items by popularity. */
const draw = `create temp table grown_customers as
  select n, (select max(id) from customers) + n as id, (select max(id) from users) + n as user_id,
    concat_ws(' ', ${word(first, 'n')}, ${word(second, 'n / 40')}, ${word(third, 'n / 1000')}, nullif(n / 10000, 0)) as name,
    'buyer' || n || '@' || lower(${word(second, 'n / 40')}) || '.example' as email,
    case n % 20 when 0 then 'verification_pending' when 1 then 'approval_pending' else 'active' end as status,
    '27A' || chr(65 + n / 676 % 26) || chr(65 + n / 26 % 26) || chr(65 + n % 26) || 'P' || lpad((n % 10000)::text, 4, '0')
      || 'F1Z' || chr(65 + n % 26) as tax_number,
    now() - (n * 50 || ' minutes')::interval as since
  from generate_series(1, $1::int) n`;

const tables = [
  `insert into customers (id, site, name, buyer_kind, status, status_at, status_by, profile_at, price_list_id,
      sales_manager, created_at)
    select id, $1, name, 'user', status, since, 'bench', since, (select min(id) from price_lists where site = $1),
      case when n % 10 > 0 then 'Manager ' || chr(65 + n % 12) end, since from grown_customers`,
  `insert into users (id, site, customer_id, email, title, first_name, last_name, password_hash, email_verified_at, created_at)
    select user_id, $1, id, email, 'Mr', 'Asha', ${word(first, 'n')}, '', since, since from grown_customers`,
  `insert into tax_registrations (site, customer_id, number, legal_name, region_id, is_default, verified_at, verified_by,
      pending_number, pending_region_id, pending_at, created_at)
    select $1, id, tax_number, name, 27, true, since, 'bench', case when n % 200 = 7 then '24' || substr(tax_number, 3) end,
      case when n % 200 = 7 then 24 end, case when n % 200 = 7 then since end, since from grown_customers`,
  `insert into addresses (site, customer_id, purpose, line, region_id, city_name, pincode, approval_status, is_default, created_at)
    select $1, id, purpose, 'Plot ' || n || ', Industrial Area', 27, 'Pune', '410501', case when n % 100 = 3 then 1 else 2 end,
      true, since from grown_customers, unnest(array['billing', 'delivery']) purpose`,
  `insert into listed_customers (site, customer_code, tax_number, company, email, billing, delivery, imported_at, imported_by,
      linked_customer_id, linked_at)
    select $1, 'C' || lpad(n::text, 6, '0'), tax_number, name, email, '{}', '{}', since, 'bench', id, since
    from grown_customers where n % 2 = 0`,
  `insert into credit_terms (customer_id, site, limit_minor, currency, period_days, grace_days, granted_at, granted_by)
    select id, $1, 500000000, (select currency from price_lists where site = $1 limit 1), 30, 5, since, 'bench'
    from grown_customers where status = 'active'`,
  `insert into credit_terms_changes (site, customer_id, currency, limit_minor, period_days, grace_days, changed_at, changed_by)
    select site, customer_id, currency, limit_minor, period_days, grace_days, granted_at, 'bench' from credit_terms
    where granted_by = 'bench'`,
  `insert into customer_notes (site, customer_id, text, created_at, created_by)
    select $1, id, 'Pays on the tenth.', since, 'bench' from grown_customers where n % 2 = 0`,
  `insert into audit_trail (site, at, actor, actor_name, action, subject, customer_id)
    select $1, since, 'staff', 'bench', action, email, id
    from grown_customers, unnest(array['account approved', 'credit terms set', 'price list set']) action`,
];

const papers = `insert into papers (site, customer_id, kind, file_name, type, bytes, pages, storage, storage_key, status,
    decided_at, decided_by, created_at, stored_at)
  select $1, c.id, case when p % 3 = 0 then 'trade_licence' else 'tax_certificate' end,
    (array['GST certificate', 'scan', 'IMG_20260', 'Trade licence', 'PAN'])[1 + p % 5] || ' ' || p || '.pdf', 'pdf', 250000, 2,
    'database', 'bench-' || p, case when waits then 'waiting' when p % 10 = 0 then 'rejected' else 'accepted' end,
    case when not waits then now() end, case when not waits then 'bench' end, now() - ($2 - p || ' minutes')::interval, now()
  from generate_series(1, $2::int) p join grown_customers c on c.n = 1 + p * 7919 % (select count(*) from grown_customers)
    cross join lateral (select p > $2 - 400 as waits) w`;

const contactMessages = `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at,
    done_at, done_by)
  select $1, (array['Asha', 'Ravi', 'Meera', 'Farid', 'Nisha'])[1 + m % 5], ${word(first, 'm')}, 'sender' || m || '@'
      || lower(${word(second, 'm / 7')}) || '.example', '+9198' || lpad(m::text, 8, '0'),
    'We need bearings for our ' || lower(${word(second, 'm / 3')}) || ' plant: ' || 6200 + m % 20 || '-2RS, ' || m % 90
      || ' pieces. Please send your best price and delivery time. '
      || repeat('Our engineers ask for the drawing and the limiting speed. ', m % 7),
    'bench-' || m, now() - ($2 - m || ' minutes')::interval, case when m <= $2 - 300 then now() end,
    case when m <= $2 - 300 then 'bench' end
  from generate_series(1, $2::int) m`;

export type CustomerCounts = { customers: number; papers: number; contactMessages: number };

/** New customers of the site with what staff see of them, their papers, and messages of the contact page. */
export async function growCustomers(db: PoolClient, { code }: Site, counts: CustomerCounts): Promise<void> {
  await db.query(draw, [counts.customers]);
  await runStatements(db, tables, [code]);
  await runStatements(db, [papers], [code, counts.papers]);
  await runStatements(db, [contactMessages], [code, counts.contactMessages]);
}
