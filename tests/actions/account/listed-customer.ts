import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';
import { uniqueEmail } from './new-accounts.ts';

let counter = 0;

export async function insertListedCustomer(
  store: TestStore,
  overrides: { site?: SiteCode; email?: string; company?: string } = {},
) {
  const { site = 'nod', email = uniqueEmail(), company = `Listed Mills ${++counter}` } = overrides;
  const customerCode = `C-${++counter}`;
  const taxNumber = site === 'gwd' ? `1003456789${String(counter).padStart(5, '0')}` : '27AAPFU0939F1ZV';
  const place = {
    line: 'Gat 12, Chakan',
    regionId: site === 'gwd' ? 2 : 27,
    cityId: 1259229,
    cityName: 'Pune',
    pincode: '410501',
  };
  const delivery = { ...place, line: 'Shed 3, Bhosari' };
  await store.database.$client.query(
    `insert into listed_customers (site, customer_code, tax_number, company, email, billing, delivery, price_list_id,
       credit_limit_minor, credit_period_days, credit_grace_days, imported_at, imported_by)
     values ($1, $2, $3, $4, $5, $6, $7, (select min(id) from price_lists where site = $1), 25000000, 45, 10, now(), 'test')`,
    [site, customerCode, taxNumber, company, email, place, delivery],
  );
  return { site, email, company, customerCode, taxNumber };
}
