import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { visibilityFor } from '../../catalogue/pricing/visibility.rule.js';
import {           dayOf } from '../../lib/dates.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { runInThread } from '../../server/jobs/worker-threads.server.js';
import { refuse } from '../../server/refuse.server.js';
import { countNonBlankLines, maxQuickLines } from '../pasted-list/list-parts.rule.js';
import { pricingContext, siteDates } from '../pricing-context.server.js';
import {                 quickOrder } from './quick-order.contract.js';
import { findMatches, findQuickItems,                 } from './quick-order.db.js';
import {                                    readQuickList } from './read-quick-list.server.js';

const worker = new URL('./quick-order-worker.server.js', import.meta.url);

/** A shorter list takes a few milliseconds, less than handing it to a thread. */
const longList = { characters: 2000, lines: 50 };
const isLong = (text        ) => text.length > longList.characters || countNonBlankLines(text) > longList.lines;

/** When a customer last ordered items. */
                               
         
                                                    
                                                    

export const quickOrderCall = (findLastOrdered                 ) =>
  defineCall(
    quickOrder,
    { requires: permissionTo('browse'), queue: ({ text }) => (isLong(text) ? 'lists' : undefined) },
    async ({ text }, context) => {
      const lines = countNonBlankLines(text);
      if (lines === 0) return refuse(quickOrder, 'empty');
      if (lines > maxQuickLines) return refuse(quickOrder, 'too_many', { lines });
      const visibility = visibilityFor(context.caller?.standing, context.site.hasPublicListPrices);
      const list            = { site: context.site.code, text, pricing: await pricingContextFor(context), visibility };
      const lookups = createLookups(context, findLastOrdered);
      const read = isLong(text)
        ? await runInThread             ('lists', worker, 'readListInThread', list, lookups)
        : await readQuickList(list, lookups);
      return { success: true         , lines: read };
    },
  );

function createLookups(context             , findLastOrdered                 )               {
  const { db, site, caller, now } = context;
  const offer = { priceListId: caller?.priceListId ?? null, customerId: caller?.customerId ?? 0, now };
  const lastBought = async (itemIds          )                           => {
    const ordered = caller ? await findLastOrdered(db, { customerId: caller.customerId, itemIds }) : [];
    return ordered.map(({ itemId, orderedAt }) => [itemId, dayOf(orderedAt, site.calendar.timeZone)]);
  };
  return {
    matches: (queries                       ) => findMatches(db, site.code, queries),
    items: (ids          ) => findQuickItems(db, { ...offer, ids }),
    lastBought,
  };
}

async function pricingContextFor(context             ) {
  const { caller } = context;
  if (caller) return pricingContext({ ...context, caller });
  return { ...siteDates(context.site, context.now), taxTreatment: 'none'          };
}
