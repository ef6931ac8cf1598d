import {
  type CustomerListLine,
  importCustomerList,
} from '../../../src/account/customer-import/import-customer-list.server.ts';
import { gstinCheckCharacter } from '../../../src/account/tax-registration/gstin.rule.ts';
import { grantCredit } from '../../../src/payments/credit/grant-credit.server.ts';
import { sites } from '../../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';
import { uniqueEmail } from './new-accounts.ts';

let counter = 0;

/** A GSTIN of Maharashtra that nobody has. */
export function uniqueGstin(): string {
  const firstFourteen = `27AAKCK${String(++counter).padStart(4, '0')}Q1Z`;
  return firstFourteen + gstinCheckCharacter(firstFourteen);
}

const place = { line: 'Gat 12, Chakan', regionId: 27, cityId: 1259229, cityName: 'Pune', pincode: '410501' };

/** A customer of the seller's list for whom nobody signs in, with credit of 2,500.00 for 30 days. */
export async function addKnownCustomer(store: TestStore, more: Partial<CustomerListLine> = {}, site: SiteCode = 'nod') {
  const customerCode = `KC-${++counter}`;
  const line: CustomerListLine = {
    customerCode,
    taxNumber: uniqueGstin(),
    company: `Known Forge ${counter}`,
    email: uniqueEmail(),
    mobile: null,
    contactName: 'S. Rao',
    salesManager: 'Anil',
    billing: place,
    delivery: place,
    priceListId: null,
    creditLimitMinor: 2_500_00,
    creditPeriodDays: 30,
    creditGraceDays: 0,
    ...more,
  };
  await importCustomerList(store.database, sites[site], [line], { by: 'Meera', now: store.now(), grantCredit });
  const { rows } = await store.database.$client.query<{ id: number }>(
    'select linked_customer_id as id from listed_customers where site = $1 and customer_code = $2',
    [site, line.customerCode],
  );
  const [row] = rows;
  if (!row) throw new Error('the customer was not added');
  return { ...line, customerId: Number(row.id) };
}
