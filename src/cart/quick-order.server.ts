import { sightOf } from '../catalogue/visibility.rule.ts';
import { answer, type Step } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { inThread } from '../server/threads.ts';
import { pricingMoment, siteMoment } from './display-cart.server.ts';
import { writtenLines } from './quick-list.rule.ts';
import { mostQuickLines, type QuickLine, quickOrder } from './quick-order.contract.ts';
import { type Asked, findMatches, findQuickItems } from './quick-order.db.ts';
import { type QuickList, type QuickLookUps, readQuickList } from './read-quick-list.ts';

const worker = new URL('./quick-order-worker.ts', import.meta.url);

/** A shorter list is read within a few milliseconds, sooner than it is handed to a thread. */
const longList = { characters: 2000, lines: 50 };
const isLong = (text: string) => text.length > longList.characters || writtenLines(text) > longList.lines;

export const quickOrderCall = answer(
  quickOrder,
  { who: 'anyone', heavy: ({ text }) => (isLong(text) ? 'lists' : undefined) },
  async ({ text }, step) => {
    const lines = writtenLines(text);
    if (lines === 0) return refuse(quickOrder, 'empty');
    if (lines > mostQuickLines) return refuse(quickOrder, 'too_many', { lines });
    const sight = sightOf(step.caller?.standing, step.site.publicListPrices);
    const list: QuickList = { site: step.site.code, text, at: await momentOf(step), sight };
    const lookUps = lookUpsOf(step);
    const read = isLong(text)
      ? await inThread<QuickLine[]>('lists', worker, 'readListInThread', list, lookUps)
      : await readQuickList(list, lookUps);
    return { success: true as const, lines: read };
  },
);

/** What a list needs of the database, as this buyer may see it. */
function lookUpsOf({ db, site, caller, now }: Step): QuickLookUps {
  const whose = { priceListId: caller?.priceListId ?? null, customerId: caller?.customerId ?? 0, now };
  return {
    matches: (asked: readonly Asked[]) => findMatches(db, site.code, asked),
    items: (ids: number[]) => findQuickItems(db, { ...whose, ids }),
  };
}

async function momentOf(step: Step) {
  const { caller } = step;
  if (caller) return pricingMoment({ ...step, caller });
  return { ...siteMoment(step.site, step.now), taxForm: 'none' as const };
}
