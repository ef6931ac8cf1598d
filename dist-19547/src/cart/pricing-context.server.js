import { determineSupply } from '../account/tax-registration/place-of-supply.rule.js';
import { dayOf, nextWorkingDay } from '../lib/dates.js';
                                                                                 
                                             
                                                                   
import { findDefaultPlaceOfSupply } from './place-of-supply.db.js';

/** What a read of one buyer needs of its call. */
                                                                                       

export function offerParams({ caller, now }                                      ) {
  return { priceListId: caller.priceListId, customerId: caller.customerId, userId: caller.userId, now };
}

                                                                                                     

export async function pricingContext({ db, site, caller, now }                 )                          {
  const [supply] = await findDefaultPlaceOfSupply(db, caller);
  const facts = supply ?? { named: null, standard: null, deliveryRegionId: null };
  return { ...siteDates(site, now), taxTreatment: determineSupply(site, facts).taxTreatment };
}

export const siteDates = (site      , now      ) => ({
  today: dayOf(now, site.calendar.timeZone),
  nextWorkingDay: nextWorkingDay(now, site.calendar),
});
