                                                                     
import { setManagersCall } from './accounts/set-managers.server.js';
import { auditTrailCall } from './audit/audit.server.js';
import { customerCalls } from './customer/customer.calls.js';
import { findAtDeskCall } from './find/find.server.js';
import { importCalls } from './imports/imports.calls.js';
import { itemWordCalls } from './item-words/item-word.calls.js';
import { listMessagesCall, markMessageCall, markMessagesCall } from './messages/messages.server.js';
import { moneyCalls } from './money/money.calls.js';
import {
  amendShipmentCall,
  cancelLinesCall,
  decideOrderCall,
  deliverOrderCall,
  dispatchOrderCall,
  returnGoodsCall,
} from './orders/order-actions.server.js';
import { decideOrdersCall, listOrdersCall, printPickListCall } from './orders/order-list.server.js';
import { orderAtDeskCall } from './orders/order-record.server.js';
import { decidePaperCall, listPapersCall, reviewPaperCall } from './papers/papers.server.js';
import { pickingCalls } from './picking/picking.server.js';
import { explainPriceCall } from './prices/explain-price.server.js';
import {
  createPriceListCall,
  findCustomersToPriceCall,
  listPriceListsCall,
  renamePriceListCall,
} from './prices/price-lists.server.js';
import {
  exportPricesCall,
  importPricesCall,
  listPriceRowsCall,
  priceHistoryCall,
  savePricesCall,
} from './prices/price-rows.server.js';
import { returnCalls } from './returns/returns.server.js';
import { rfiDeskCalls } from './rfi-calls/rfi-desk.calls.js';
import { settingsCalls } from './settings/settings.server.js';
import { addStaffCall, listStaffCall, removeStaffCall, renewStaffSignInCall } from './staff/staff-list.server.js';
import { siteFiguresCall, waitingWorkCall } from './today/today.server.js';

/** Every section's calls, in the order of the rail. */
export const deskCalls            = [
  ...[siteFiguresCall, waitingWorkCall],
  ...[amendShipmentCall, cancelLinesCall, decideOrderCall, deliverOrderCall, dispatchOrderCall, returnGoodsCall],
  ...pickingCalls,
  ...returnCalls,
  ...[listOrdersCall, printPickListCall, decideOrdersCall],
  ...[orderAtDeskCall],
  ...rfiDeskCalls,
  ...[...customerCalls, setManagersCall],
  ...[decidePaperCall, listPapersCall, reviewPaperCall],
  ...[listMessagesCall, markMessageCall, markMessagesCall],
  ...moneyCalls,
  ...itemWordCalls,
  ...[explainPriceCall],
  ...[createPriceListCall, findCustomersToPriceCall, listPriceListsCall, renamePriceListCall],
  ...[exportPricesCall, importPricesCall, listPriceRowsCall, priceHistoryCall, savePricesCall],
  ...settingsCalls,
  ...importCalls,
  ...[auditTrailCall],
  ...[addStaffCall, listStaffCall, removeStaffCall, renewStaffSignInCall],
  ...[findAtDeskCall],
];
