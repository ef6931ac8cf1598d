import type { InvoicePortals } from '../orders/e-documents/create-invoice-portals.server.ts';
import type { Handler } from '../server/calls/define-call.server.ts';
import { listCustomersCall } from './customers/list-customers.server.ts';
import { saveTermsCall } from './customers/save-terms.server.ts';
import { listItemsCall } from './items/list-items.server.ts';
import { retireItemsCall } from './items/retire-items.server.ts';
import { saveItemsCall } from './items/save-items.server.ts';
import { savePricesCall } from './items/save-prices.server.ts';
import { saveStockCall } from './items/save-stock.server.ts';
import { listInvoicesCall, listReceiptsCall } from './money/list-money.server.ts';
import { recordReceiptsCall } from './money/record-receipts.server.ts';
import { sendInvoiceFileCall } from './money/send-invoice-file.server.ts';
import { decideOrdersCall } from './orders/decide-orders.server.ts';
import { listOrdersCall, readOrderCall } from './orders/list-orders.server.ts';
import { recordDispatchesCall } from './orders/record-dispatches.server.ts';

/** What programs of the seller call. */
export const apiCalls = (invoicePortals: InvoicePortals): Handler[] => [
  ...[listItemsCall, saveItemsCall, retireItemsCall, saveStockCall, savePricesCall],
  ...[listCustomersCall, saveTermsCall],
  ...[listOrdersCall, decideOrdersCall, readOrderCall],
  recordDispatchesCall(invoicePortals),
  ...[sendInvoiceFileCall, listInvoicesCall, listReceiptsCall, recordReceiptsCall],
];
