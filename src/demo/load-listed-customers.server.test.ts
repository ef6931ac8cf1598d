import { beforeAll, expect, test } from 'vitest';
import { uniqueIpAddress } from '../../tests/actions/account/new-accounts.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { lookUpCustomer } from '../account/existing-customer/existing-customer.contract.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes, siteModules } from '../sites/site.ts';
import { loadListedCustomers } from './load-listed-customers.server.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  for (const site of siteCodes) await loadListedCustomers(store.database, sites[site], store.now());
});

test.each(siteCodes)(
  '%s has two customers of the list who can register with tax number and customer ID',
  async (site) => {
    const { listed } = siteModules[site].demo;
    expect(listed).toHaveLength(2);
    for (const { taxNumber, customerCode, company, email } of listed) {
      const asked = { GSTNumber: taxNumber, CustomerId: customerCode };
      const { body } = await store.call(lookUpCustomer, asked, { site, address: uniqueIpAddress() });
      expect(body).toMatchObject({ success: 1, company_name: company, email });
    }
  },
);
