import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers } from '../account.table.ts';
import { verifiedAddressStatus } from '../addresses/address-approval.sql.ts';
import { customerContacts } from '../customer-contacts.table.ts';
import type { ListedAddress } from '../customer-list/listed-customers.table.ts';

const p = sql.placeholder;

type Added = { site: SiteCode; customerId: number; by: string; now: Date };

/** A delivery address that the customer does not have. */
export const addDeliveryPlace = prepareWrite<Added & ListedAddress, { id: number }>(
  'customer_add_place',
  sql`insert into ${addresses} (site, customer_id, purpose, line, region_id, city_id, city_name, pincode,
      approval_status, approved_at, approved_by, created_at)
    select c.site, c.id, 'delivery', ${p('line')}, ${p('regionId')}, ${p('cityId')}, ${p('cityName')}, ${p('pincode')},
      ${verifiedAddressStatus}, ${p('now')}::timestamptz, ${p('by')}::text, ${p('now')}::timestamptz
    from ${customers} c
    where c.site = ${p('site')} and c.id = ${p('customerId')} and not exists (select from ${addresses} a
      where a.customer_id = c.id and a.purpose = 'delivery' and a.retired_at is null
        and lower(a.line) = lower(${p('line')}))
    returning id`,
);

/** A contact that the customer does not have. */
export const addContactOnce = prepareWrite<
  Added & { name: string; email: string; phone: string },
  { id: number; isMain: boolean }
>(
  'customer_add_contact',
  sql`insert into ${customerContacts} (site, customer_id, name, email, phone, is_main, created_at, created_by)
    select c.site, c.id, ${p('name')}, ${p('email')}, ${p('phone')},
      not exists (select from ${customerContacts} m where m.customer_id = c.id and m.is_main), ${p('now')}::timestamptz,
      ${p('by')}::text
    from ${customers} c
    where c.site = ${p('site')} and c.id = ${p('customerId')} and not exists (select from ${customerContacts} k
      where k.customer_id = c.id and (lower(k.name), k.email, k.phone) = (lower(${p('name')}), ${p('email')}, ${p('phone')}))
    returning id, is_main`,
);
