import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { visibilityFor } from '../../catalogue/pricing/visibility.rule.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { runInThread } from '../../server/jobs/worker-threads.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { pricingContext, siteDates } from '../pricing-context.server.ts';
import { countNonBlankLines, maxQuickLines } from './quick-list.rule.ts';
import { type QuickLine, quickOrder } from './quick-order.contract.ts';
import { findMatches, findQuickItems, type MatchQuery } from './quick-order.db.ts';
import { type QuickList, type QuickLookups, readQuickList } from './read-quick-list.server.ts';

const worker = new URL('./quick-order-worker.server.ts', import.meta.url);

/** A shorter list takes a few milliseconds, less than handing it to a thread. */
const longList = { characters: 2000, lines: 50 };
const isLong = (text: string) => text.length > longList.characters || countNonBlankLines(text) > longList.lines;

export const quickOrderCall = defineCall(
  quickOrder,
  { requires: permissionTo('browse'), queue: ({ text }) => (isLong(text) ? 'lists' : undefined) },
  async ({ text }, context) => {
    const lines = countNonBlankLines(text);
    if (lines === 0) return refuse(quickOrder, 'empty');
    if (lines > maxQuickLines) return refuse(quickOrder, 'too_many', { lines });
    const visibility = visibilityFor(context.caller?.standing, context.site.hasPublicListPrices);
    const list: QuickList = { site: context.site.code, text, pricing: await pricingContextFor(context), visibility };
    const lookups = createLookups(context);
    const read = isLong(text)
      ? await runInThread<QuickLine[]>('lists', worker, 'readListInThread', list, lookups)
      : await readQuickList(list, lookups);
    return { success: true as const, lines: read };
  },
);

function createLookups({ db, site, caller, now }: CallContext): QuickLookups {
  const offer = { priceListId: caller?.priceListId ?? null, customerId: caller?.customerId ?? 0, now };
  return {
    matches: (queries: readonly MatchQuery[]) => findMatches(db, site.code, queries),
    items: (ids: number[]) => findQuickItems(db, { ...offer, ids }),
  };
}

async function pricingContextFor(context: CallContext) {
  const { caller } = context;
  if (caller) return pricingContext({ ...context, caller });
  return { ...siteDates(context.site, context.now), taxTreatment: 'none' as const };
}
