import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { type Visibility, visibilityFor } from '../../catalogue/pricing/visibility.rule.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { runInThread } from '../../server/jobs/worker-threads.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { maxQuickLines, takesLongToRead } from '../pasted-list/list-parts.rule.ts';
import { linesOfSource } from '../pasted-list/read-list.rule.ts';
import { pricingContext, siteDates } from '../pricing-context.server.ts';
import { quickOrder } from './quick-order.contract.ts';
import { findMatches, findQuickItems, type MatchQuery } from './quick-order.db.ts';
import {
  type QuickListToRead,
  type QuickLookups,
  type ReadQuickList,
  readQuickList,
} from './read-quick-list.server.ts';

const worker = new URL('./quick-order-worker.server.ts', import.meta.url);

/** When a customer last ordered items. */
export type FindLastOrdered = (
  db: Db,
  params: { customerId: number; itemIds: number[] },
) => Promise<{ itemId: number; orderedAt: Date }[]>;

declare module '../../server/calls/services.ts' {
  interface Services {
    findLastOrdered: FindLastOrdered;
  }
}

export const quickOrderCall = defineCall(
  quickOrder,
  { requires: permissionTo('browse'), queue: 'lists' },
  (request, context) => {
    const visibility = visibilityFor(context.caller?.standing, context.site.hasPublicListPrices);
    return readListFor(context.caller, request, context, visibility);
  },
);

/** Whose prices and orders a list is read with; undefined for a visitor. */
type ListReader = Pick<Caller, 'customerId' | 'priceListId'> | undefined;
type ListContext = Pick<CallContext, 'db' | 'site' | 'now' | 'services'>;

/** Reads a list as it was pasted, for a buyer or for staff who enter it for a customer. */
export async function readListFor(
  reader: ListReader,
  { text = '', sheets, rows, choices }: RequestOf<typeof quickOrder>,
  context: ListContext,
  visibility: Visibility,
) {
  const source = sheets
    ? { sheets }
    : rows
      ? { rows: rows.map((row) => ({ ...row, quantity: row.quantity })) }
      : { text };
  const list: QuickListToRead = {
    site: context.site.code,
    source,
    choices,
    pricing: await pricingContextFor(reader, context),
    visibility,
  };
  const lookups = createLookups(reader, context);
  const read = takesLongToRead(linesOfSource(source))
    ? await runInThread<ReadQuickList>('lists', worker, 'readListInThread', list, lookups)
    : await readQuickList(list, lookups);
  if (read.count === 0) return refuse(quickOrder, 'empty');
  if (read.count > maxQuickLines) return refuse(quickOrder, 'too_many', { lines: read.count });
  return { success: true as const, lines: read.lines, sheets: read.sheets };
}

function createLookups(reader: ListReader, { db, site, now, services }: ListContext): QuickLookups {
  const offer = { priceListId: reader?.priceListId ?? null, customerId: reader?.customerId ?? 0, now };
  const lastBought = async (itemIds: number[]): Promise<[number, Day][]> => {
    const ordered = reader ? await services.findLastOrdered(db, { customerId: reader.customerId, itemIds }) : [];
    return ordered.map(({ itemId, orderedAt }) => [itemId, dayOf(orderedAt, site.calendar.timeZone)]);
  };
  return {
    matches: (queries: readonly MatchQuery[]) => findMatches(db, site.code, queries),
    items: (ids: number[]) => findQuickItems(db, { ...offer, ids }),
    lastBought,
  };
}

async function pricingContextFor(reader: ListReader, context: ListContext) {
  if (reader) return pricingContext({ ...context, caller: reader });
  return { ...siteDates(context.site, context.now), taxTreatment: 'none' as const };
}
