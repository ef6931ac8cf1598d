// Four baskets for a whole list: the cheapest, the soonest, of the fewest makers, and as last time.

import type { Day } from '../../lib/dates.ts';
import { type Basket, baskets, boughtLast, itemsToChoose } from './first-choice.rule.ts';
import { foundRows, itemOf, proposeItems, type QuickRow, sumOf } from './quick-rows.rule.ts';

/** What the ready lines cost before tax, and when the last of them comes, if they are bought so. */
export type BasketFacts = {
  by: Basket;
  sumMinor: number;
  /** Lines whose price is given on request: the sum is without them. */
  unpriced: number;
  lastOn: Day | '';
  /** Lines that come on no day that is known. */
  undated: number;
  makers: number;
  /** Lines of another maker than last time, of those that were bought before. */
  otherThanLast: number;
  boughtBefore: number;
};

/**
 * The baskets that are worth choosing between; none where no line has a choice. Who sees no price is shown no
 * cheapest basket, who sees no day no soonest.
 */
export function basketsOf(rows: readonly QuickRow[], maker = ''): BasketFacts[] {
  if (!rows.some(hasChoice)) return [];
  const facts = baskets.map((by) => factsOf(by, proposeItems(rows, { by, maker })));
  const hasPrices = facts.some(({ sumMinor }) => sumMinor > 0);
  const hasDays = facts.some(({ lastOn }) => lastOn !== '');
  return facts.filter(({ by }) => (by === 'cheapest' ? hasPrices : by === 'soonest' ? hasDays : true));
}

const hasChoice = (row: QuickRow): boolean => row.reason !== 'yours' && itemsToChoose(row).length > 1;

function factsOf(by: Basket, proposed: readonly QuickRow[]): BasketFacts {
  const ready = foundRows(proposed);
  const items = ready.flatMap((row) => itemOf(row) ?? []);
  const lasts = ready.map((row) => ({ now: itemOf(row), last: boughtLast(row.items) })).filter(({ last }) => last);
  const days = items.map(({ exp_dod }) => exp_dod).filter((day) => day !== '');
  return {
    by,
    sumMinor: sumOf(ready),
    unpriced: items.filter(({ total_value1 }) => total_value1 === 0).length,
    lastOn: days.toSorted().at(-1) ?? '',
    undated: items.length - days.length,
    makers: new Set(items.map(({ brandname }) => brandname)).size,
    otherThanLast: lasts.filter(({ now, last }) => now?.brandname !== last?.brandname).length,
    boughtBefore: lasts.length,
  };
}
