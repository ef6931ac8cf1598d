                                           
                                                         

/** A line of an RFI is awaiting its quote, quoted, expired after its last day, withdrawn by staff, declined, or ordered, which ends it. */
                                         

                              
                          
                               
                         
                          
                           
                         
  

/** As of the site's day; 'Stock' means that it can be ordered, even if the goods are not in stock. */
export function rfiLineState(line                , today     )           {
  if (line.orderedAt) return 'Ordered';
  if (line.declinedAt) return 'Declined';
  if (!line.answeredAt || !line.validUntil) return 'Awaiting quote';
  if (line.withdrawnAt) return 'Withdrawn';
  return line.validUntil >= today ? 'Stock' : 'Expired';
}

/** Staff can change their answer until the line is ordered. */
export const canAnswer = (state          )          => state !== 'Ordered';

/** A quote is withdrawn while it can be ordered. */
export const canWithdraw = (state          )          => state === 'Stock';

/** An expired quote too, which can then be ordered again. */
export const canExtend = (state          )          => state === 'Stock' || state === 'Expired';

export const canAskAgain = (state          )          =>
  state === 'Expired' || state === 'Declined' || state === 'Withdrawn';
