import type { ExportFilter } from '../../imports/exports/export-kind.data.ts';
import type { ExportContext } from '../../imports/exports/export-table.ts';
import { dayOf } from '../../lib/dates.ts';
import { findIdsOfOrderList } from '../../orders/staff-view/list-orders.server.ts';
import { findIdsOfReceivables } from '../../payments/receivables/receivables.server.ts';
import { findIdsOfRfiList } from '../../rfi/queue/list-rfis.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { customerList } from '../accounts/customer-list.contract.ts';
import { findIdsOfCustomerList } from '../accounts/customer-list.server.ts';
import { listItemsAtDesk } from '../items/item-list.contract.ts';
import { findIdsOfItemList } from '../items/item-list.server.ts';
import { listOrdersAtDesk } from '../orders/order-list.contract.ts';
import { readOwner } from '../prices/price-owner.ts';
import { receivablesFilterOf } from '../receivables/receivables.server.ts';
import { listRfisAtDesk } from '../rfis/rfi-desk.contract.ts';
import { rfiQueryOf } from '../rfis/rfi-desk.server.ts';
import {
  findCustomerIdsAfter,
  findItemIdsAfter,
  findOrderIdsAfter,
  findPriceIdsAfter,
  findPriceIdsOfOwner,
  findRetiredIdsAfter,
  findRfiIdsAfter,
  type IdsAfter,
} from './export-rows.db.ts';

/** The records whose rows a file has: all of them, or those that a list of the desk shows. */
export type ExportSubject = {
  after: (db: Db, params: IdsAfter) => Promise<{ id: number }[]>;
  listed: (context: ExportContext, filter: ExportFilter) => Promise<number[]>;
};

/** What each list asks of its call, page apart. */
const asked = (filter: ExportFilter, { site }: ExportContext) => ({
  q: '',
  view: '',
  sort: '',
  ...filter,
  site: site.code,
  page: '',
});

const itemsListed: ExportSubject['listed'] = (context, filter) => {
  const request = listItemsAtDesk.request.parse({ maker: '', category: '', ...asked(filter, context) });
  return findIdsOfItemList(context.db, context.site, request, context.now);
};

export const exportSubjects = {
  items: { after: findItemIdsAfter, listed: itemsListed },
  retiredItems: { after: findRetiredIdsAfter, listed: itemsListed },
  prices: {
    after: findPriceIdsAfter,
    async listed({ db, site, now }, { owner = '' }) {
      const today = dayOf(now, site.calendar.timeZone);
      const found = await findPriceIdsOfOwner(db, { site: site.code, today, ...readOwner(owner) });
      return found.map(({ id }) => id);
    },
  },
  customers: {
    after: findCustomerIdsAfter,
    async listed(context, filter) {
      const { db, site, now } = context;
      const { customer, receivables } = filter;
      if (customer !== undefined) return [Number(customer) || 0];
      if (receivables !== undefined) {
        const { q = '', view = '', sort = '' } = filter;
        return findIdsOfReceivables(db, site, now, receivablesFilterOf({ q, view, sort }));
      }
      const request = customerList.request.parse({ manager: '', ...asked(filter, context) });
      return findIdsOfCustomerList(db, site, request, now);
    },
  },
  orders: {
    after: findOrderIdsAfter,
    listed(context, filter) {
      const none = { placedFrom: '', placedTo: '', customer: '', manager: '' };
      const request = listOrdersAtDesk.request.parse({ ...none, ...asked(filter, context) });
      const { page: _page, customer: customerId, ...wanted } = request;
      return findIdsOfOrderList(context.db, context.site, { ...wanted, customerId, now: context.now });
    },
  },
  rfis: {
    after: findRfiIdsAfter,
    listed(context, filter) {
      const { q, view } = listRfisAtDesk.request.parse(asked(filter, context));
      const query = rfiQueryOf(context.site, { q, view, staffId: context.staffId });
      return findIdsOfRfiList(context.db, context.site, query, context.now);
    },
  },
} as const satisfies Record<string, ExportSubject>;

const idsPerRead = 1_000;

/** The ids in batches; of a list they are known at once, because its order may be any. */
export async function* idsOfSubject(
  subject: ExportSubject,
  context: ExportContext,
  filter?: ExportFilter,
): AsyncGenerator<number[]> {
  if (filter && Object.keys(filter).length > 0) {
    const ids = await subject.listed(context, filter);
    for (let at = 0; at < ids.length; at += idsPerRead) yield ids.slice(at, at + idsPerRead);
    return;
  }
  const { db, site, now } = context;
  const today = dayOf(now, site.calendar.timeZone);
  for (let after = 0; ; ) {
    const ids = (await subject.after(db, { site: site.code, today, after, limit: idsPerRead })).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}
