import type { Handler } from '../server/calls/define-call.server.ts';
import { setManagersCall } from './accounts/set-managers.server.ts';
import { auditTrailCall } from './audit/audit.server.ts';
import { customerCalls } from './customer/customer.calls.ts';
import { findAtDeskCall } from './find/find.server.ts';
import { importCalls } from './imports/imports.calls.ts';
import { itemWordCalls } from './item-words/item-word.calls.ts';
import { listMessagesCall, markMessageCall, markMessagesCall } from './messages/messages.server.ts';
import { moneyCalls } from './money/money.calls.ts';
import {
  amendShipmentCall,
  cancelLinesCall,
  decideOrderCall,
  deliverOrderCall,
  dispatchOrderCall,
  returnGoodsCall,
} from './orders/order-actions.server.ts';
import { decideOrdersCall, listOrdersCall, printPickListCall } from './orders/order-list.server.ts';
import { orderAtDeskCall } from './orders/order-record.server.ts';
import { decidePaperCall, listPapersCall, reviewPaperCall } from './papers/papers.server.ts';
import { pickingCalls } from './picking/picking.server.ts';
import { explainPriceCall } from './prices/explain-price.server.ts';
import {
  createPriceListCall,
  findCustomersToPriceCall,
  listPriceListsCall,
  renamePriceListCall,
} from './prices/price-lists.server.ts';
import {
  exportPricesCall,
  importPricesCall,
  listPriceRowsCall,
  priceHistoryCall,
  savePricesCall,
} from './prices/price-rows.server.ts';
import { returnCalls } from './returns/returns.server.ts';
import { rfiDeskCalls } from './rfi-calls/rfi-desk.calls.ts';
import { settingsCalls } from './settings/settings.server.ts';
import { addStaffCall, listStaffCall, removeStaffCall, renewStaffSignInCall } from './staff/staff-list.server.ts';
import { siteFiguresCall, waitingWorkCall } from './today/today.server.ts';

/** Every section's calls, in the order of the rail. */
export const deskCalls: Handler[] = [
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
