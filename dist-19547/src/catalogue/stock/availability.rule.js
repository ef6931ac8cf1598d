                                              

/** A quantity comes from stock, arrivals, production or on demand, whichever can deliver first. */
                                                                                                

/** `free` is on hand minus reserved and held for others, never below 0. */
                          
               
                                                                                         
                  
  

                                                                                

/** The date is that of the lot that completes the quantity; for stock it is the next working day. */
export function availabilityOf(facts            , quantity        , nextWorkingDay     )               {
  if (facts.free >= quantity) return { word: 'Stock', expectedOn: nextWorkingDay };
  const missing = quantity - facts.free;
  const arrival = completes(facts, ['arriving'], missing);
  if (arrival) return { word: 'Arriving Shortly', expectedOn: arrival };
  const production = completes(facts, ['arriving', 'production'], missing);
  if (production) return { word: 'PRODUCTION', expectedOn: production };
  const nothing = facts.free <= 0 && facts.incoming.length === 0 && !facts.priced;
  return { word: nothing ? '' : 'On Demand', expectedOn: null };
}

function completes({ incoming }            , kinds                   , missing        )                  {
  const lots = incoming.filter((lot) => kinds.includes(lot.kind)).sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  let left = missing;
  return lots.find((lot) => {
    left -= lot.quantity;
    return left <= 0;
  })?.dueOn;
}
