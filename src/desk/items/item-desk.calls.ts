import type { Handler } from '../../server/calls/define-call.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { listCustomerPricesCall } from '../item-prices/customer-prices.server.ts';
import {
  arrangeCategoriesCall,
  listCategoriesCall,
  mergeCategoriesCall,
  moveItemsCall,
  renameCategoryCall,
} from './categories.server.ts';
import { changeItemCall, retireItemsCall } from './change-item.server.ts';
import { listItemsCall } from './item-list.server.ts';
import { itemAtDeskCall } from './item-record.server.ts';

/** `addressOf` is that of a site's shop. */
export type ItemDeskConfig = { addressOf: (site: SiteCode) => string };

export const itemDeskCalls = ({ addressOf }: ItemDeskConfig): readonly Handler[] => [
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
