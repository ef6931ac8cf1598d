/** What a visitor does; each is one request. */
export const acts = ['item page', 'typeahead', 'add to cart', 'order'] as const;
export type Act = (typeof acts)[number];

/** Requests, or requests a second. */
export type Mix = Record<Act, number>;

/** Milliseconds of a processor core, and what is written. */
export type Demand = { storeMs: number; databaseMs: number; walBytes: number };
export const noDemand: Demand = { storeMs: 0, databaseMs: 0, walBytes: 0 };

/** What one request of each kind takes. */
export type ServiceTimes = Record<Act, Demand>;

/** `perOrder` without what jobs use in each second in which there are orders, however many: `perSecond`. */
export type OrderCost = { perOrder: Demand; perSecond: Demand };

type OrderRun = { orders: number; seconds: number; used: Demand };

/** From two runs with different numbers of orders a second. */
export function orderCostOf(many: OrderRun, few: OrderRun): OrderCost {
  const perOrder = (part: keyof Demand) =>
    (many.used[part] * few.seconds - few.used[part] * many.seconds) /
    (many.orders * few.seconds - few.orders * many.seconds);
  const perSecond = (part: keyof Demand) => Math.max(0, (few.used[part] - few.orders * perOrder(part)) / few.seconds);
  const each = (of: (part: keyof Demand) => number): Demand => ({
    storeMs: of('storeMs'),
    databaseMs: of('databaseMs'),
    walBytes: of('walBytes'),
  });
  return { perOrder: each(perOrder), perSecond: each(perSecond) };
}

export const addDemand = (one: Demand, other: Demand, times = 1): Demand => ({
  storeMs: one.storeMs + times * other.storeMs,
  databaseMs: one.databaseMs + times * other.databaseMs,
  walBytes: one.walBytes + times * other.walBytes,
});

/** The utilization law: what a resource is used is the sum, over all acts, of how often times how long. */
export const demandOf = (mix: Mix, times: ServiceTimes): Demand =>
  acts.reduce((total, act) => addDemand(total, times[act], mix[act]), noDemand);

export type Target = {
  ordersPerSecond: number;
  /** What is looked at, typed and put into carts until one order is placed. */
  perOrder: Omit<Mix, 'order'>;
  items: number;
  bytesPerItem: number;
  bytesPerOrder: number;
  /** Processors are not planned to be busier than this. */
  busiest: number;
  connectionsPerProcess: number;
};

export type Plan = {
  storeProcesses: number;
  databaseCoresWriting: number;
  databaseCoresReading: number;
  walMegabytesPerSecond: number;
  connections: number;
  catalogueGigabytes: number;
  ordersGigabytesPerDay: number;
};

/** Orders, carts and jobs write, so they stay with the primary; pages and typeahead may read a replica. */
export function planFor(target: Target, times: ServiceTimes, jobs: Demand): Plan {
  const rate = target.ordersPerSecond;
  const { perOrder } = target;
  const mixOf = (some: readonly Act[]): Mix => {
    const each = { ...perOrder, order: 1 };
    return Object.fromEntries(acts.map((act) => [act, some.includes(act) ? rate * each[act] : 0])) as Mix;
  };
  const all = addDemand(demandOf(mixOf(acts), times), jobs);
  const cores = (ms: number) => ms / 1000 / target.busiest;
  const storeProcesses = Math.ceil(cores(all.storeMs));
  return {
    storeProcesses,
    databaseCoresWriting: cores(demandOf(mixOf(['add to cart', 'order']), times).databaseMs + jobs.databaseMs),
    databaseCoresReading: cores(demandOf(mixOf(['item page', 'typeahead']), times).databaseMs),
    walMegabytesPerSecond: all.walBytes / 1e6,
    connections: storeProcesses * target.connectionsPerProcess,
    catalogueGigabytes: (target.items * target.bytesPerItem) / 1e9,
    ordersGigabytesPerDay: (rate * 86_400 * target.bytesPerOrder) / 1e9,
  };
}
