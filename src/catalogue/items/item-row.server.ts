import { type Day, dayOf, nextWorkingDay } from '../../lib/dates.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Site } from '../../sites/site.ts';
import { type Price, priceFor, priceSteps } from '../pricing/price.rule.ts';
import { type Visibility, visibilityFor } from '../pricing/visibility.rule.ts';
import { type Availability, availabilityOf, type SiteDays } from '../stock/availability.rule.ts';
import { factFieldsOf, type ItemRow } from './item.contract.ts';
import type { ItemRecord } from './load-items.db.ts';

export type Viewer = SiteDays & { visibility: Visibility };

export function viewerOf({ caller, site, now }: Pick<CallContext, 'caller' | 'site' | 'now'>): Viewer {
  return { visibility: visibilityFor(caller?.standing, site.hasPublicListPrices), ...daysOf(site, now) };
}

const minuteMs = 60_000;
const lastDays = new Map<Site, SiteDays & { minute: number }>();

/** Cached for a minute, because working out the days costs as much as a whole row. */
function daysOf(site: Site, now: Date): SiteDays {
  const minute = Math.floor(now.getTime() / minuteMs);
  const last = lastDays.get(site);
  if (last?.minute === minute) return last;
  const { calendar } = site;
  const days = { minute, today: dayOf(now, calendar.timeZone), nextWorkingDay: nextWorkingDay(now, calendar) };
  lastDays.set(site, days);
  return days;
}

/** The row holds for the smallest quantity that can be ordered; `price` is the list price. */
export function itemRowOf(item: ItemRecord, viewer: Viewer): ItemRow {
  const price = priceFor(item.listMinor, item.prices, item.minQty, viewer.today);
  const facts = { free: item.free, incoming: item.incoming, priced: price.unitMinor > 0 };
  const availability = availabilityOf(facts, item.minQty, viewer);
  return {
    ...factFieldsOf(item),
    ...pricesOf(price, viewer.visibility),
    price_steps: stepsOf(item, viewer),
    ...availabilityFor(item, availability, viewer),
    wished: item.wished,
  };
}

function pricesOf(price: Price, visibility: Visibility) {
  const listPrice = visibility.listPrice ? toMajor(price.listMinor) : 0;
  return {
    price: listPrice,
    list_price: listPrice,
    your_price: visibility.yourPrice ? toMajor(price.unitMinor) : 0,
    discount_percentage: visibility.yourPrice ? toPercent(price.discountBp) : 0,
  };
}

export function stepsOf(
  { listMinor, prices, minQty }: Pick<ItemRecord, 'listMinor' | 'prices' | 'minQty'>,
  { visibility, today }: Pick<Viewer, 'visibility' | 'today'>,
): ItemRow['price_steps'] {
  if (!visibility.yourPrice) return [];
  return priceSteps(listMinor, prices, minQty, today).map(({ from, unitMinor }) => ({
    from,
    price: toMajor(unitMinor),
  }));
}

function availabilityFor(item: ItemRecord, availability: Availability, { visibility, today }: Viewer) {
  return {
    Stock: visibility.quantity ? item.free : 0,
    Availability: visibility.availability ? availability.word : ('' as const),
    exp_dod: visibility.quantity ? (availability.expectedOn ?? '') : '',
    lots: visibility.quantity ? lotsOf(item, today) : [],
  };
}

const lotsOf = ({ incoming }: ItemRecord, today: Day): ItemRow['lots'] =>
  incoming
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
    .map(({ kind, quantity, dueOn }) => ({ kind, quantity, on: dueOn < today ? '' : dueOn }));
