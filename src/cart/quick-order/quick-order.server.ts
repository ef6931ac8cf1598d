import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { visibilityFor } from '../../catalogue/pricing/visibility.rule.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { runInThread } from '../../server/jobs/worker-threads.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { countLines, maxQuickLines, takesLongToRead } from '../pasted-list/list-parts.rule.ts';
import { pricingContext, siteDates } from '../pricing-context.server.ts';
import { type QuickLine, quickOrder } from './quick-order.contract.ts';
import { findMatches, findQuickItems, type MatchQuery } from './quick-order.db.ts';
import { type QuickList, type QuickLookups, readQuickList } from './read-quick-list.server.ts';

const worker = new URL('./quick-order-worker.server.ts', import.meta.url);

/** When a customer last ordered items. */
export type FindLastOrdered = (
  db: Db,
  params: { customerId: number; itemIds: number[] },
) => Promise<{ itemId: number; orderedAt: Date }[]>;

export const quickOrderCall = (findLastOrdered: FindLastOrdered) =>
  defineCall(quickOrder, { requires: permissionTo('browse'), queue: 'lists' }, async ({ text = '', rows }, context) => {
    const pasted = rows?.map((row) => ({ ...row, quantity: row.quantity })) ?? text;
    const lines = countLines(pasted);
    if (lines === 0) return refuse(quickOrder, 'empty');
    if (lines > maxQuickLines) return refuse(quickOrder, 'too_many', { lines });
    const visibility = visibilityFor(context.caller?.standing, context.site.hasPublicListPrices);
    const list: QuickList = { site: context.site.code, pasted, pricing: await pricingContextFor(context), visibility };
    const lookups = createLookups(context, findLastOrdered);
    const read = takesLongToRead(pasted)
      ? await runInThread<QuickLine[]>('lists', worker, 'readListInThread', list, lookups)
      : await readQuickList(list, lookups);
    return { success: true as const, lines: read };
  });

function createLookups(context: CallContext, findLastOrdered: FindLastOrdered): QuickLookups {
  const { db, site, caller, now } = context;
  const offer = { priceListId: caller?.priceListId ?? null, customerId: caller?.customerId ?? 0, now };
  const lastBought = async (itemIds: number[]): Promise<[number, Day][]> => {
    const ordered = caller ? await findLastOrdered(db, { customerId: caller.customerId, itemIds }) : [];
    return ordered.map(({ itemId, orderedAt }) => [itemId, dayOf(orderedAt, site.calendar.timeZone)]);
  };
  return {
    matches: (queries: readonly MatchQuery[]) => findMatches(db, site.code, queries),
    items: (ids: number[]) => findQuickItems(db, { ...offer, ids }),
    lastBought,
  };
}

async function pricingContextFor(context: CallContext) {
  const { caller } = context;
  if (caller) return pricingContext({ ...context, caller });
  return { ...siteDates(context.site, context.now), taxTreatment: 'none' as const };
}
