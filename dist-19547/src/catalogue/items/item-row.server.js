import {           dayOf, nextWorkingDay } from '../../lib/dates.js';
import { toMajor, toPercent } from '../../lib/money.js';
                                                                            
                                                
import {             priceFor } from '../pricing/price.rule.js';
import {                  visibilityFor } from '../pricing/visibility.rule.js';
import {                    availabilityOf } from '../stock/availability.rule.js';
import { factFieldsOf,              } from './item.contract.js';
                                                     

                                                                                 

export function viewerOf({ caller, site, now }                                              )         {
  return { visibility: visibilityFor(caller?.standing, site.hasPublicListPrices), ...daysOf(site, now) };
}

                                                     
const minuteMs = 60_000;
const lastDays = new Map                                 ();

/** Cached for a minute, because working out the days costs as much as a whole row. */
function daysOf(site      , now      )       {
  const minute = Math.floor(now.getTime() / minuteMs);
  const last = lastDays.get(site);
  if (last?.minute === minute) return last;
  const { calendar } = site;
  const days = { minute, today: dayOf(now, calendar.timeZone), nextWorkingDay: nextWorkingDay(now, calendar) };
  lastDays.set(site, days);
  return days;
}

/** For the smallest quantity that can be ordered; `price` is the list price. */
export function itemRowOf(item            , viewer        )          {
  const price = priceFor(item.listMinor, item.prices, item.minQty, viewer.today);
  const facts = { free: item.free, incoming: item.incoming, priced: price.unitMinor > 0 };
  const availability = availabilityOf(facts, item.minQty, viewer.nextWorkingDay);
  return {
    ...factFieldsOf(item),
    ...pricesOf(price, viewer.visibility),
    ...availabilityFor(item, availability, viewer.visibility),
    wished: item.wished,
  };
}

function pricesOf(price       , visibility            ) {
  const listPrice = visibility.listPrice ? toMajor(price.listMinor) : 0;
  return {
    price: listPrice,
    list_price: listPrice,
    your_price: visibility.yourPrice ? toMajor(price.unitMinor) : 0,
    discount_percentage: visibility.yourPrice ? toPercent(price.discountBp) : 0,
  };
}

function availabilityFor(item            , availability              , visibility            ) {
  const next = visibility.quantity ? item.incoming.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))[0] : undefined;
  return {
    Stock: visibility.quantity ? item.free : 0,
    Availability: visibility.availability ? availability.word : (''         ),
    exp_dod: visibility.quantity ? (availability.expectedOn ?? '') : '',
    next_quantity: next?.quantity ?? 0,
    next_on: next?.dueOn ?? '',
  };
}
