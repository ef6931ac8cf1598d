import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { numberPendingChanges } from '../changes/number-changes.server.ts';
import { readFeed } from '../changes/read-feed.server.ts';
import { listCustomersByApi, readCustomerByApi } from './customers.contract.ts';
import {
  type CustomerFilter,
  type FeedContact,
  type FeedCustomer,
  type FeedTaxNumber,
  type FeedUser,
  findChangedCustomers,
  findFeedContacts,
  findFeedCustomer,
  findFeedTaxNumbers,
  findFeedUsers,
} from './customers.db.ts';

const requires = scopeOf('customers:read');

export const listCustomersCall = defineApiCall(
  listCustomersByApi,
  { requires, queue: 'lists', roundTrips: 15 },
  (request, context) =>
    readFeed(
      context,
      request,
      (page) =>
        findChangedCustomers(context.db, { ...page, ...filterOf(request), timeZone: context.site.calendar.timeZone }),
      (rows) => customerReplies(context.db, rows),
    ),
);

const filterOf = (request: RequestOf<typeof listCustomersByApi>): CustomerFilter => ({
  status: request.status ?? null,
  email: request.email?.toLowerCase() ?? null,
  taxNumber: request.tax_number?.toUpperCase() ?? null,
  createdFrom: request.created_from ?? null,
  createdTo: request.created_to ?? null,
});

export const readCustomerCall = defineApiCall(
  readCustomerByApi,
  { requires, roundTrips: 10 },
  async ({ id }, context) => {
    const { db, database, site, now } = context;
    await numberPendingChanges(database, now);
    const [customer] = await customerReplies(db, await findFeedCustomer(db, { site: site.code, id }));
    if (!customer) throw notFound('This customer');
    return customer;
  },
);

async function customerReplies(db: Db, rows: readonly FeedCustomer[]) {
  const customerIds = rows.map(({ id }) => id);
  const users = Map.groupBy(await findFeedUsers(db, { customerIds }), ({ customerId }) => customerId);
  const contacts = Map.groupBy(await findFeedContacts(db, { customerIds }), ({ customerId }) => customerId);
  const numbers = Map.groupBy(await findFeedTaxNumbers(db, { customerIds }), ({ customerId }) => customerId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    sales_manager: row.salesManager ?? '',
    price_list: row.priceList ?? '',
    customer_number: row.customerCode,
    users: (users.get(row.id) ?? []).map(userReply),
    contacts: (contacts.get(row.id) ?? []).map(contactReply),
    tax_registrations: (numbers.get(row.id) ?? []).map(taxNumberReply),
    terms: termsReply(row),
  }));
}

const userReply = ({ email, firstName, lastName, mobile, verified }: FeedUser) => ({
  email,
  name: `${firstName} ${lastName}`.trim(),
  mobile: mobile ?? '',
  verified,
});

const contactReply = ({ name, email, phone, isMain }: FeedContact) => ({ name, email, phone, main: isMain });

const taxNumberReply = ({ number, legalName, verified, isDefault }: FeedTaxNumber) => ({
  number,
  legal_name: legalName,
  verified,
  main: isDefault,
});

const termsReply = ({ currency, limitMinor, usedMinor, periodDays, graceDays }: FeedCustomer) =>
  currency === null
    ? null
    : {
        currency,
        limit_minor: limitMinor ?? 0,
        used_minor: usedMinor ?? 0,
        period_days: periodDays ?? 0,
        grace_days: graceDays ?? 0,
      };
