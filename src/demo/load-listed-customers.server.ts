import { findCityByName } from '../account/addresses/regions.ts';
import { importCustomerList } from '../account/customer-import/import-customer-list.server.ts';
import { grantCredit } from '../payments/credit/grant-credit.server.ts';
import type { Db } from '../server/database/database.server.ts';
import type { DemoPlace } from '../sites/demo-data.ts';
import { type Site, siteModules } from '../sites/site.ts';

/** Customers whom the seller knows and who have no account yet, so that they can be seen to register. */
export async function loadListedCustomers(db: Db, site: Site, now: Date): Promise<void> {
  const lines = siteModules[site.code].demo.listed.map(({ home, ...listed }) => {
    const address = listedAddress(site, home);
    const terms = { priceListId: null, creditLimitMinor: null, creditPeriodDays: null, creditGraceDays: null };
    return {
      ...listed,
      ...terms,
      mobile: null,
      contactName: '',
      salesManager: null,
      billing: address,
      delivery: address,
    };
  });
  await importCustomerList(db, site, lines, { by: 'demo staff', now, grantCredit });
}

function listedAddress({ country }: Site, { line, regionId, city, pincode }: DemoPlace) {
  return { line, regionId, cityId: findCityByName(country, regionId, city)?.id ?? null, cityName: city, pincode };
}
