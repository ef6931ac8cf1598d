import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addresses, customers, taxRegistrations, users } from '../../account/account.table.ts';
import { customerContacts } from '../../account/customer-contacts.table.ts';
import { listedCustomers } from '../../account/customer-list/listed-customers.table.ts';
import { listedRegistrations } from '../../account/customer-list/listed-registrations.table.ts';
import { customerNotes } from '../../account/customers/customer-notes.table.ts';
import { customerInvitations } from '../../account/invitations/invitations.table.ts';
import { paperRequests } from '../../account/papers/paper-requests.table.ts';
import { papers } from '../../account/papers/papers.table.ts';
import { carts } from '../../cart/cart.table.ts';
import { savedCarts } from '../../cart/saved-carts/saved-carts.table.ts';
import { priceRows } from '../../catalogue/pricing/prices.table.ts';
import { stockAlerts } from '../../catalogue/stock-alerts/stock-alerts.table.ts';
import { documents } from '../../orders/documents.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { preparedOrders } from '../../orders/prepared-orders/prepared-orders.table.ts';
import { returnRequests } from '../../orders/return-requests.table.ts';
import { allocations } from '../../payments/allocations.table.ts';
import { bankLines, unpaidBalances } from '../../payments/bank-lines.table.ts';
import { taxDeductions } from '../../payments/deductions.table.ts';
import { dunningExceptions, dunningLetters } from '../../payments/dunning.table.ts';
import { ledgerEntries } from '../../payments/ledger.table.ts';
import { payments } from '../../payments/online-payments/online-payments.table.ts';
import { paymentPromises } from '../../payments/promises.table.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { rfiFiles, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { importRows } from '../imports.table.ts';

const p = sql.placeholder;

/** Whether one of these tables has a row of the customer. */
const isIn = (...tables: PgTable[]): SQL =>
  sql.join(
    tables.map((table) => sql`exists (select from ${table} x where x.customer_id = c.id)`),
    sql` or `,
  );

/** Rows that this import itself has added to the customer are no use of it. */
const addedByImport = (name: 'addressId' | 'contactId') =>
  sql`(select (r.before -> 'added' ->> ${sql.raw(`'${name}'`)})::bigint from ${importRows} r
    where r.import_id = ${p('importId')} and r.before -> 'added' ->> ${sql.raw(`'${name}'`)} is not null)`;

const uses: readonly [when: SQL, text: string][] = [
  [
    sql`${isIn(users, carts, savedCarts, stockAlerts)} or exists (select from ${customers} o where o.merged_into_id = c.id)
      or exists (select from ${listedCustomers} l join ${customers} o on o.listed_customer_id = l.id
        where l.linked_customer_id = c.id and o.id <> c.id)`,
    'somebody signs in for it',
  ],
  [isIn(customerInvitations), 'somebody was invited to the shop'],
  [isIn(orders, preparedOrders, documents, returnRequests), 'it has orders or documents'],
  [isIn(rfis, rfiFiles), 'it has asked for a quote'],
  [
    isIn(
      ledgerEntries,
      receipts,
      taxDeductions,
      payments,
      allocations,
      bankLines,
      unpaidBalances,
      paymentPromises,
      dunningLetters,
      dunningExceptions,
    ),
    'there is money or a reminder in its books',
  ],
  [isIn(customerNotes, papers, paperRequests), 'a note or a paper was added'],
  [isIn(priceRows), 'it has prices of its own'],
  [
    sql`(select count(*) from ${customerContacts} k where k.customer_id = c.id
      and k.id not in ${addedByImport('contactId')}) > 1`,
    'a contact was added',
  ],
  [
    sql`exists (select from ${customerContacts} k where k.customer_id = c.id and k.designation <> '')`,
    'a contact was changed',
  ],
  [sql`c.status <> 'active' or c.status_at <> c.created_at`, 'its status was changed'],
  [
    sql`(select count(*) from ${addresses} a where a.customer_id = c.id and a.tax_registration_id is null
      and a.id not in ${addedByImport('addressId')}) > 2`,
    'an address was added',
  ],
  [
    sql`exists (select from ${taxRegistrations} r where r.customer_id = c.id and not r.is_default
      and not exists (select from ${listedRegistrations} g join ${listedCustomers} l
          on l.site = g.site and l.customer_code = g.customer_code
        where l.linked_customer_id = c.id and g.tax_number = r.number))`,
    'a tax number was added',
  ],
];

/** What keeps customers that an import has made from going away again, each in a few words. */
export const findCustomerUses = prepareStatement<
  { importId: number; customerIds: number[] },
  { customerId: number; uses: string[] }
>(
  'import_customer_uses',
  sql`select c.id as customer_id, array(select u.text from unnest(array[${sql.join(
    uses.map(([when, text]) => sql`case when ${when} then ${sql.raw(`'${text}'`)} end`),
    sql`, `,
  )}]::text[]) as u(text) where u.text is not null) as uses
    from ${customers} c where c.id = any(${p('customerIds')}::bigint[])`,
);
