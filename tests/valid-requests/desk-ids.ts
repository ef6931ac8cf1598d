import type { Database } from '../../src/server/database/database.server.ts';
import type { SiteCode } from '../../src/sites/site.ts';

/** Ids of records of one site; 0 where there is none. */
export type DeskIds = {
  /** That of the role `overdue`, so that what staff change is not in the way of others. */
  customer: number;
  address: number;
  paper: number;
  message: number;
  bankLine: number;
  payment: number;
  priceList: number;
  /** One that no other test orders. */
  item: number;
  certificate: number;
  import: number;
  export: number;
  token: number;
  endpoint: number;
  delivery: number;
};

export async function findDeskIds(database: Database, site: SiteCode): Promise<DeskIds> {
  const { rows } = await database.$client.query<DeskIds>(
    `with overdue as (select customer_id as id from users where site = $1 and email = $2)
      select coalesce((select id from overdue), 0) as customer,
        coalesce((select min(a.id) from addresses a join overdue on a.customer_id = overdue.id), 0) as address,
        coalesce((select min(id) from papers where site = $1), 0) as paper,
        coalesce((select min(id) from contact_messages where site = $1), 0) as message,
        coalesce((select min(id) from bank_lines where site = $1), 0) as "bankLine",
        coalesce((select min(id) from payments where site = $1), 0) as payment,
        coalesce((select min(id) from price_lists where site = $1), 0) as "priceList",
        coalesce((select max(id) from items where site = $1), 0) as item,
        coalesce((select min(id) from certificates where site = $1), 0) as certificate,
        coalesce((select min(id) from imports where site = $1), 0) as import,
        coalesce((select min(id) from exports where site = $1), 0) as export,
        coalesce((select min(id) from api_tokens where site = $1), 0) as token,
        coalesce((select min(id) from webhook_endpoints where site = $1), 0) as endpoint,
        coalesce((select min(id) from webhook_deliveries where site = $1), 0) as delivery`,
    [site, `overdue@${site}.example`],
  );
  const [ids] = rows;
  if (!ids) throw new Error('a query without a row');
  return ids;
}
