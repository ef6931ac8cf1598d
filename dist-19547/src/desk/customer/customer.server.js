import {
  customerHistory as findHistory,
  historyPageSize,
  viewCustomer,
} from '../../account/customers/customer-view.server.js';
import { paperKindLabel, paperKinds } from '../../account/papers/paper-kind.rule.js';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { dayOf } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { findStatement } from '../../orders/statement/statement.server.js';
import { periodOf } from '../../orders/statement/statement-rows.rule.js';
import { creditTermsHistory, currentTerms } from '../../payments/credit/grant-credit.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { notFound } from '../../server/refuse.server.js';
import { findManagers } from '../accounts/customer-list.db.js';
import { findPriceLists } from '../price-lists.db.js';
import { customerHistory, customerRecord } from './customer.contract.js';
import { countCustomerDocuments, findCustomerOrders, findCustomerRfis } from './customer-orders.db.js';
import { toCustomerRecord } from './customer-record.server.js';

/** Of orders and of RFIs; the rest is in their own lists. */
const newest = 20;

export const customerRecordCall = defineDeskCall(
  customerRecord,
  { requires: staffPermissionTo('see-customers') },
  async ({ customer_id: customerId }, { db, site, now }) => {
    const customer = await viewCustomer(db, site, customerId);
    const period = periodOf({}, dayOf(now, site.calendar.timeZone));
    if (!customer || !period) throw notFound(t`The customer`);
    const own = { site: site.code, customerId };
    const [statement, terms, changes, orders, rfis, [counts], lists, managers] = await Promise.all([
      findStatement(db, site, customerId, period, now),
      currentTerms(db, customerId),
      creditTermsHistory(db, site, customerId),
      findCustomerOrders(db, { ...own, limit: newest }),
      findCustomerRfis(db, { ...own, limit: newest }),
      countCustomerDocuments(db, own),
      findPriceLists(db, site.code),
      findManagers(db, { site: site.code }),
    ]);
    const priceList = [...lists].find(([, id]) => id === customer.priceListId)?.[0] ?? '';
    const found = {
      customer,
      statement,
      terms,
      changes,
      orders,
      rfis,
      counts: counts ?? { orders: 0, rfis: 0 },
      priceList,
    };
    return {
      success: true         ,
      customer: toCustomerRecord(site, found),
      price_lists: [...lists.keys()].toSorted((a, b) => a.localeCompare(b)),
      managers: managers.flatMap(({ name }) => name ?? []),
      paper_kinds: paperKinds.map((kind) => ({ kind, label: paperKindLabel(kind, site) })),
    };
  },
);

export const customerHistoryCall = defineDeskCall(
  customerHistory,
  { requires: staffPermissionTo('see-customers') },
  async ({ customer_id: customerId, before = 0 }, { db, site }) => {
    const entries = await findHistory(db, site, customerId, before);
    return {
      success: true         ,
      entries: entries.map(({ id, at, actor, actorName, action, subject, details }) => ({
        id,
        at: at.toISOString(),
        actor,
        actor_name: actorName,
        action,
        subject,
        details: details ?? {},
      })),
      more: entries.length === historyPageSize,
    };
  },
);
