                                                                        
                                                    
import { listCustomerPricesCall } from '../item-prices/customer-prices.server.js';
import {
  arrangeCategoriesCall,
  listCategoriesCall,
  mergeCategoriesCall,
  moveItemsCall,
  renameCategoryCall,
} from './categories.server.js';
import { changeItemCall, retireItemsCall } from './change-item.server.js';
import { listItemsCall } from './item-list.server.js';
import { itemAtDeskCall } from './item-record.server.js';

/** `addressOf` is that of a site's shop. */
                                                                       

export const itemDeskCalls = ({ addressOf }                )                     => [
  listItemsCall,
  itemAtDeskCall(addressOf),
  listCustomerPricesCall,
  changeItemCall,
  retireItemsCall,
  listCategoriesCall,
  renameCategoryCall,
  mergeCategoriesCall,
  arrangeCategoriesCall,
  moveItemsCall,
];
