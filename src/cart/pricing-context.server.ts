import { determineSupply } from '../account/tax-registration/place-of-supply.rule.ts';
import { dayOf, nextWorkingDay } from '../lib/dates.ts';
import type { CallContext, Caller } from '../server/calls/define-call.server.ts';
import type { Site } from '../sites/site.ts';
import type { PricingContext } from './lines/line-amounts.rule.ts';
import { findDefaultPlaceOfSupply } from './place-of-supply.db.ts';

/** What a read of one buyer needs of its call. */
export type BuyerContext = Pick<CallContext<Caller>, 'db' | 'site' | 'caller' | 'now'>;

export function offerParams({ caller, now }: Pick<BuyerContext, 'caller' | 'now'>) {
  return { priceListId: caller.priceListId, customerId: caller.customerId, userId: caller.userId, now };
}

type CustomerContext = Pick<CallContext, 'db' | 'site' | 'now'> & { caller: { customerId: number } };

export async function pricingContext({ db, site, caller, now }: CustomerContext): Promise<PricingContext> {
  const [supply] = await findDefaultPlaceOfSupply(db, caller);
  const facts = supply ?? { named: null, standard: null, deliveryRegionId: null };
  return { ...siteDates(site, now), taxTreatment: determineSupply(site, facts).taxTreatment };
}

export const siteDates = (site: Site, now: Date) => ({
  today: dayOf(now, site.calendar.timeZone),
  nextWorkingDay: nextWorkingDay(now, site.calendar),
});
