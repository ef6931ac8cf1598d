// Prices and stock are for active customers; a site may show list prices and availability status to everyone.

import { can } from '../../account/permissions/permissions.rule.js';
                                                                           
                          
                     
                     
                        
                    
  

export function visibilityFor(standing                      , publicListPrices         )             {
  const active = can(standing, 'see-prices');
  return {
    listPrice: active || publicListPrices,
    yourPrice: active,
    availability: active || publicListPrices,
    quantity: active,
  };
}
