                                              

/** A quoted cart line counts as quoted through its last day; from the next day on it is an ordinary line. */
                           
                                                
                             
                       
                         
                      
  

                                                                                                        

export function activeQuote(line             , today     )                          {
  if (line.quotedMinor === null || line.validUntil === null || line.validUntil < today) return undefined;
  return {
    unitMinor: line.quotedMinor,
    expectedOn: line.quotedOn,
    validUntil: line.validUntil,
    held: line.heldAt !== null,
  };
}
