/** How a customer's credit is used, in minor units. */
                         
                     
                                                                           
                    
                                                                    
                         
  

                             
                     
                      
                          
                         
                         
  

/** Money on account does not lower this: it pays the next invoice. */
const takenMinor = ({ usedMinor, onAccountMinor }           ) => usedMinor + onAccountMinor;

export const availableMinor = (use           )         => Math.max(0, use.limitMinor - takenMinor(use));

export function creditFigures(use           , unpaidMinor        )                {
  return {
    limitMinor: use.limitMinor,
    unpaidMinor,
    openOrdersMinor: takenMinor(use) - unpaidMinor,
    availableMinor: availableMinor(use),
    overLimitMinor: Math.max(0, takenMinor(use) - use.limitMinor),
  };
}
