import type { Day } from '../../lib/dates.ts';

/** A quantity comes from stock, arrivals, production or on demand, whichever can deliver first. */
export const availabilityStatuses = ['Stock', 'Arriving Shortly', 'PRODUCTION', 'On Demand', ''] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

export const incomingKinds = ['arriving', 'production'] as const;
export type IncomingKind = (typeof incomingKinds)[number];

/** `free` is on hand minus reserved and held for others, never below 0. */
export type StockFacts = {
  free: number;
  incoming: readonly { kind: IncomingKind; quantity: number; dueOn: Day }[];
  priced: boolean;
};

export type Availability = { word: AvailabilityStatus; expectedOn: Day | null };

/** `nextWorkingDay` is when goods in stock can leave. */
export type SiteDays = { today: Day; nextWorkingDay: Day };

/** The date is that of the lot that completes the quantity, none where it is late; for stock it is the next working day. */
export function availabilityOf(facts: StockFacts, quantity: number, { today, nextWorkingDay }: SiteDays): Availability {
  if (facts.free >= quantity) return { word: 'Stock', expectedOn: nextWorkingDay };
  const missing = quantity - facts.free;
  const arrival = completes(facts, ['arriving'], missing);
  if (arrival) return { word: 'Arriving Shortly', expectedOn: unlessPast(arrival, today) };
  const production = completes(facts, ['arriving', 'production'], missing);
  if (production) return { word: 'PRODUCTION', expectedOn: unlessPast(production, today) };
  const nothing = facts.free <= 0 && facts.incoming.length === 0 && !facts.priced;
  return { word: nothing ? '' : 'On Demand', expectedOn: null };
}

const unlessPast = (day: Day, today: Day): Day | null => (day < today ? null : day);

function completes({ incoming }: StockFacts, kinds: readonly string[], missing: number): Day | undefined {
  const lots = incoming.filter((lot) => kinds.includes(lot.kind)).sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  let left = missing;
  return lots.find((lot) => {
    left -= lot.quantity;
    return left <= 0;
  })?.dueOn;
}
