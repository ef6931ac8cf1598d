                                                                     
import { listCustomersCall } from './customers/list-customers.server.js';
import { saveTermsCall } from './customers/save-terms.server.js';
import { listItemsCall } from './items/list-items.server.js';
import { retireItemsCall } from './items/retire-items.server.js';
import { saveItemsCall } from './items/save-items.server.js';
import { savePricesCall } from './items/save-prices.server.js';
import { saveStockCall } from './items/save-stock.server.js';
import { listInvoicesCall, listReceiptsCall } from './money/list-money.server.js';
import { recordReceiptsCall } from './money/record-receipts.server.js';
import { sendInvoiceFileCall } from './money/send-invoice-file.server.js';
import { decideOrdersCall } from './orders/decide-orders.server.js';
import { listOrdersCall, readOrderCall } from './orders/list-orders.server.js';
import { recordDispatchesCall } from './orders/record-dispatches.server.js';

/** What programs of the seller call. */
export const apiCalls            = [
  ...[listItemsCall, saveItemsCall, retireItemsCall, saveStockCall, savePricesCall],
  ...[listCustomersCall, saveTermsCall],
  ...[listOrdersCall, decideOrdersCall, readOrderCall],
  ...[recordDispatchesCall, sendInvoiceFileCall, listInvoicesCall, listReceiptsCall, recordReceiptsCall],
];
