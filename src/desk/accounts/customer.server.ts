import {
  customerHistory as findHistory,
  historyPageSize,
  viewCustomer,
} from '../../account/customers/customer-view.server.ts';
import { listInvitations } from '../../account/invitations/invite.server.ts';
import { paperKindLabel, paperKinds } from '../../account/papers/paper-kind.rule.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { findStatement } from '../../orders/statement/statement.server.ts';
import { periodOf } from '../../orders/statement/statement-rows.rule.ts';
import { creditTermsHistory, currentTerms } from '../../payments/credit/grant-credit.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { pricesInWords } from '../audit/prices-in-words.server.ts';
import { findPriceLists } from '../price-lists.db.ts';
import { customerHistoryAtDesk, customerRecord } from './customer.contract.ts';
import { findManagers } from './customer-list.db.ts';
import { countCustomerDocuments, findCustomerOrders, findCustomerRfis } from './customer-orders.db.ts';
import { toCustomerRecord } from './customer-record.server.ts';

/** The limit for orders and for RFIs; the rest is in their own lists. */
const newest = 20;

export const customerRecordCall = defineDeskCall(
  customerRecord,
  { requires: staffPermissionTo('see-customers') },
  async ({ customerId }, { db, site, now }) => {
    const customer = await viewCustomer(db, site, customerId);
    const period = periodOf({}, dayOf(now, site.calendar.timeZone));
    if (!customer || !period) throw notFound('The customer');
    const own = { site: site.code, customerId };
    const [invitations, statement, terms, changes, orders, rfis, [counts], lists, managers] = await Promise.all([
      listInvitations(db, site, customerId, now),
      findStatement(db, site, customerId, period, now),
      currentTerms(db, customerId),
      creditTermsHistory(db, site, customerId),
      findCustomerOrders(db, { ...own, limit: newest }),
      findCustomerRfis(db, { ...own, limit: newest }),
      countCustomerDocuments(db, own),
      findPriceLists(db, site.code),
      findManagers(db, { site: site.code }),
    ]);
    const priceList = [...lists].find(([, id]) => id === customer.priceListId)?.[0] ?? null;
    const found = {
      customer,
      invitations,
      statement,
      terms,
      changes,
      orders,
      rfis,
      counts: counts ?? { orders: 0, rfis: 0 },
      priceList,
    };
    return {
      success: true as const,
      customer: toCustomerRecord(site, found),
      priceLists: [...lists.keys()].toSorted((a, b) => a.localeCompare(b)),
      managers: managers.flatMap(({ name }) => name ?? []),
      paperKinds: paperKinds.map((kind) => ({ kind, label: paperKindLabel(kind, site) })),
    };
  },
);

export const customerHistoryCall = defineDeskCall(
  customerHistoryAtDesk,
  { requires: staffPermissionTo('see-customers') },
  async ({ customerId, before = 0 }, { db, site }) => {
    const entries = await findHistory(db, site, customerId, before);
    return {
      success: true as const,
      entries: await pricesInWords(db, site, entries),
      more: entries.length === historyPageSize,
    };
  },
);
