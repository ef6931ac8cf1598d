// A quantity comes from stock, arrivals, production or on demand, whichever can deliver first.

import type { Day } from '../../lib/dates.ts';
import type { IncomingKind } from '../incoming-kinds.data.ts';

export const availabilityStatuses = ['Stock', 'Arriving Shortly', 'PRODUCTION', 'On Demand', ''] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** `free` is on hand minus reserved and held for others, never below 0. */
export type StockFacts = {
  free: number;
  incoming: readonly { kind: IncomingKind; quantity: number; dueOn: Day }[];
  priced: boolean;
};

export type Availability = { word: AvailabilityStatus; expectedOn: Day | null };

/** `nextWorkingDay` is when goods in stock can leave. */
export type SiteDays = { today: Day; nextWorkingDay: Day };

/** Pieces of one source; `on` is null where no day is known: for what is late, and for what comes on demand. */
export type SupplyPart = { from: 'stock' | 'arriving' | 'production' | 'demand'; quantity: number; on: Day | null };

/** Where a quantity comes from, the soonest first. Production counts only where stock and arrivals do not make it. */
export function supplyOf(
  { free, incoming }: Pick<StockFacts, 'free' | 'incoming'>,
  quantity: number,
  { today, nextWorkingDay }: SiteDays,
): SupplyPart[] {
  const lots = incoming.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const arriving = lots.filter(({ kind }) => kind === 'arriving');
  const arrived = arriving.reduce((sum, lot) => sum + lot.quantity, free);
  const parts: SupplyPart[] = [];
  let left = quantity;
  const take = (from: SupplyPart['from'], offered: number, on: Day | null) => {
    const taken = Math.min(left, offered);
    if (taken > 0) parts.push({ from, quantity: taken, on });
    left -= Math.max(0, taken);
  };
  take('stock', free, nextWorkingDay);
  for (const { kind, quantity: offered, dueOn } of arrived >= quantity ? arriving : lots)
    take(kind, offered, dueOn < today ? null : dueOn);
  take('demand', left, null);
  return parts;
}

/** What comes from several sources is named by the least sure of them. */
const leastSure = ['demand', 'production', 'arriving', 'stock'] as const;

export const wordOfSource: Readonly<Record<SupplyPart['from'], AvailabilityStatus>> = {
  stock: 'Stock',
  arriving: 'Arriving Shortly',
  production: 'PRODUCTION',
  demand: 'On Demand',
};

export function wordOfSupply(parts: readonly SupplyPart[]): AvailabilityStatus {
  return wordOfSource[leastSure.find((source) => parts.some(({ from }) => from === source)) ?? 'stock'];
}

/** The date is that of the lot that completes the quantity, none where it is late; for stock it is the next working day. */
export function availabilityOf(facts: StockFacts, quantity: number, days: SiteDays): Availability {
  const parts = supplyOf(facts, quantity, days);
  const hasNothing = facts.free <= 0 && facts.incoming.length === 0 && !facts.priced;
  return { word: hasNothing ? '' : wordOfSupply(parts), expectedOn: parts.at(-1)?.on ?? null };
}
