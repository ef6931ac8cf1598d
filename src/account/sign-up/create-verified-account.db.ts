import type { Db } from '../../server/database/database.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations, users } from '../account.table.ts';
import { addressApproval } from '../addresses/address-approval.ts';
import { findCityByName } from '../addresses/regions.ts';
import type { CustomerStatus } from '../customer-status.data.ts';

export type NewAddress = {
  purpose: 'billing' | 'delivery';
  line: string;
  regionId: number;
  city: string;
  pincode: string;
  verifiedBy?: string;
  isDefault?: boolean;
};

export type VerifiedAccount = {
  site: SiteCode;
  company: string;
  status: CustomerStatus;
  by: string;
  priceListId: number | null;
  profileDone: boolean;
  user: {
    email: string;
    title: string;
    firstName: string;
    lastName: string;
    designation: string;
    passwordHash: string;
    mobile: string | null;
  };
  registration: { number: string; regionId: number; verifiedBy?: string } | null;
  addresses: readonly NewAddress[];
};

export type AccountIds = { customerId: number; userId: number };

export async function insertAccount(db: Db, account: VerifiedAccount, now: Date): Promise<AccountIds> {
  const { site, company: name, status, by: statusBy, priceListId, user, registration } = account;
  const [customer] = await db
    .insert(customers)
    .values({
      site,
      name,
      status,
      statusBy,
      statusAt: now,
      priceListId,
      profileAt: account.profileDone ? now : null,
      createdAt: now,
    })
    .returning({ id: customers.id });
  const customerId = customer?.id ?? 0;
  const [opened] = await db
    .insert(users)
    .values({
      ...user,
      site,
      customerId,
      email: user.email.toLowerCase(),
      emailVerifiedAt: now,
      mobileVerifiedAt: user.mobile ? now : null,
      createdAt: now,
    })
    .returning({ id: users.id });
  if (registration) {
    const { number, regionId, verifiedBy = null } = registration;
    const verifiedAt = verifiedBy ? now : null;
    await db.insert(taxRegistrations).values({
      site,
      customerId,
      number,
      legalName: name,
      regionId,
      isDefault: true,
      verifiedAt,
      verifiedBy,
      createdAt: now,
    });
  }
  if (account.addresses.length > 0)
    await db.insert(addresses).values(account.addresses.map((address) => addressRow(site, customerId, address, now)));
  return { customerId, userId: opened?.id ?? 0 };
}

function addressRow(site: SiteCode, customerId: number, address: NewAddress, now: Date) {
  const { city: cityName, verifiedBy = null, isDefault = false, ...rest } = address;
  const approvedAt = verifiedBy ? now : null;
  const approvalStatus = verifiedBy ? addressApproval.verified : addressApproval.new;
  return {
    ...rest,
    site,
    customerId,
    cityId: findCityByName(sites[site].country, rest.regionId, cityName)?.id ?? null,
    cityName,
    isDefault,
    approvalStatus,
    approvedAt,
    approvedBy: verifiedBy,
    createdAt: now,
  };
}
