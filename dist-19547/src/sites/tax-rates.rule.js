// Which rates of tax items may have on a day: a rate ends with its last day, and its items then get the one that follows.

                                           

/** In hundredths of a percent. */
                                                                     

/** `newItemBp` is for an item that comes without a rate. */
                                                                        

                                                                                

const hasEnded = ({ lastDay }         , today     ) => lastDay !== undefined && lastDay < today;

export function taxRatesOn({ rates, newItemBp }          , today     )                {
  const allowedBp = rates.filter((rate) => !hasEnded(rate, today)).map(({ bp }) => bp);
  return { allowedBp, newItemBp: rateNow(rates, newItemBp, today) };
}

/** An item may keep a rate that was taken off the list. */
export const withRate = (rates               , bp        )                =>
  rates.allowedBp.includes(bp) ? rates : { ...rates, allowedBp: [...rates.allowedBp, bp] };

/** What becomes of the items of a rate that has ended. */
export function endedRates({ rates }          , today     )                                     {
  return rates
    .filter((rate) => hasEnded(rate, today))
    .map(({ bp }) => ({ fromBp: bp, toBp: rateNow(rates, bp, today) }))
    .filter(({ fromBp, toBp }) => fromBp !== toBp);
}

/** Follows rates that have ended one after another, each at most once. */
function rateNow(rates                    , bp        , today     )         {
  return rates.reduce((found) => {
    const rate = rates.find((one) => one.bp === found);
    return rate && hasEnded(rate, today) ? (rate.thenBp ?? found) : found;
  }, bp);
}
