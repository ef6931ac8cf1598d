import type { Database } from '../../../src/server/database/database.server.ts';
import type { Site } from '../../../src/sites/site.ts';

const count = 60;

/** Numbers, names and ids of records that are there, the same at every run. */
export async function findDeskSamples({ $client: pool }: Database, { code, name }: Site) {
  const find = async <Value>(column: string, from: string): Promise<Value[]> => {
    const { rows } = await pool.query<{ value: Value }>(
      `select ${column} as value from ${from} order by md5(id::text) limit ${count}`,
      [code],
    );
    return rows.map(({ value }) => value);
  };
  const orders = await find<string>('number', 'orders where site = $1');
  const purchaseOrders = await find<string>(
    'purchase_order_no',
    'orders where site = $1 and purchase_order_no is not null',
  );
  const rfis = await find<string>('number', 'rfis where site = $1');
  const companies = await find<string>('name', `customers where site = $1 and name <> ''`);
  const emails = await find<string>('email', 'users where site = $1');
  const taxNumbers = await find<string>('number', 'tax_registrations where site = $1');
  const invoices = await find<string>('number', `documents where site = $1`);
  const items = await find<string>('name', 'items where site = $1 and retired_at is null');
  const { rows: common } = await pool.query<{ name: string; list: number; day: string; id: string }>(
    `select (select item_name from order_lines where site = $1 group by item_name order by count(*) desc limit 1) as name,
      (select price_list_id from price_rows where site = $1 group by price_list_id order by count(*) desc limit 1) as list,
      l.booked_on::text as day, l.id::text from bank_lines l where l.site = $1 and l.state = 'booked'
      and l.booked_on < current_date - 365 order by l.id desc limit 1`,
    [code],
  );
  return {
    orders,
    rfis,
    companies,
    items,
    orderTexts: mix(orders, purchaseOrders, companies, items),
    customerTexts: mix(companies, emails, taxNumbers),
    toFind: mix(orders, purchaseOrders, rfis, companies, emails, taxNumbers, invoices, items),
    senders: await find<string>('email', 'contact_messages where site = $1'),
    customers: await find<number>('id', 'customers where site = $1'),
    papers: await find<number>('id', 'papers where site = $1'),
    bankLines: await find<number>('id', `bank_lines where site = $1 and state = 'open'`),
    pricedCustomers: await find<number>('customer_id', 'price_rows where site = $1 and customer_id is not null'),
    commonItem: common[0]?.name ?? '',
    numberStart: `${name}${String(new Date().getFullYear()).slice(2)}`,
    priceListId: common[0]?.list ?? 0,
    oldBankLine: { day: common[0]?.day ?? '', after: common[0]?.id ?? '' },
  };
}

export type DeskSamples = Awaited<ReturnType<typeof findDeskSamples>>;

const mix = (...lists: readonly (readonly string[])[]): string[] =>
  Array.from({ length: count }, (_, index) => lists[index % lists.length]?.[index] ?? '').filter((text) => text !== '');
