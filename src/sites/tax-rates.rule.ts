// Which rates of tax items may have on a day: a rate ends with its last day, and its items then get the one that follows.

import type { Day } from '../lib/dates.ts';

/** The rates are in hundredths of a percent. */
export type TaxRate = { bp: number; lastDay?: Day; thenBp?: number };

/** `newItemBp` is for an item that comes without a rate. */
export type TaxRates = { rates: readonly TaxRate[]; newItemBp: number };

export type TaxRatesOfDay = { allowedBp: readonly number[]; newItemBp: number };

const hasEnded = ({ lastDay }: TaxRate, today: Day) => lastDay !== undefined && lastDay < today;

export function taxRatesOn({ rates, newItemBp }: TaxRates, today: Day): TaxRatesOfDay {
  const allowedBp = rates.filter((rate) => !hasEnded(rate, today)).map(({ bp }) => bp);
  return { allowedBp, newItemBp: rateNow(rates, newItemBp, today) };
}

/** An item may keep a rate that was taken off the list. */
export const withRate = (rates: TaxRatesOfDay, bp: number): TaxRatesOfDay =>
  rates.allowedBp.includes(bp) ? rates : { ...rates, allowedBp: [...rates.allowedBp, bp] };

/** The rates that have ended, and those that their items get instead. */
export function endedRates({ rates }: TaxRates, today: Day): { fromBp: number; toBp: number }[] {
  return rates
    .filter((rate) => hasEnded(rate, today))
    .map(({ bp }) => ({ fromBp: bp, toBp: rateNow(rates, bp, today) }))
    .filter(({ fromBp, toBp }) => fromBp !== toBp);
}

/** Follows rates that have ended one after another, each at most once. */
function rateNow(rates: readonly TaxRate[], bp: number, today: Day): number {
  return rates.reduce((found) => {
    const rate = rates.find((one) => one.bp === found);
    return rate && hasEnded(rate, today) ? (rate.thenBp ?? found) : found;
  }, bp);
}
