import type { InvoicePortals } from '../orders/e-documents/create-invoice-portals.server.ts';
import type { Handler } from '../server/calls/define-call.server.ts';
import { listCustomersCall, readCustomerCall } from './customers/list-customers.server.ts';
import { saveTermsCall } from './customers/save-terms.server.ts';
import { linkInvoicePdfCall, listInvoicesCall, readInvoiceCall } from './invoices/list-invoices.server.ts';
import { sendInvoiceFileCall } from './invoices/send-invoice-file.server.ts';
import { listItemsCall, readItemCall } from './items/list-items.server.ts';
import { retireItemsCall } from './items/retire-items.server.ts';
import { saveItemsCall } from './items/save-items.server.ts';
import { saveStockCall } from './items/save-stock.server.ts';
import { decideOrdersCall } from './orders/decide-orders.server.ts';
import { listOrdersCall, readOrderCall } from './orders/list-orders.server.ts';
import { recordDispatchesCall } from './orders/record-dispatches.server.ts';
import { listPricesCall } from './prices/list-prices.server.ts';
import { savePricesCall } from './prices/save-prices.server.ts';
import { listReceiptsCall, readReceiptCall } from './receipts/list-receipts.server.ts';
import { recordReceiptsCall } from './receipts/record-receipts.server.ts';

/** What programs of the seller call. A path with a word comes before the one with a number in its place. */
export const apiCalls = (invoicePortals: InvoicePortals): Handler[] => [
  ...[listItemsCall, saveItemsCall, retireItemsCall, readItemCall, saveStockCall, listPricesCall, savePricesCall],
  ...[listCustomersCall, readCustomerCall, saveTermsCall],
  ...[listOrdersCall, decideOrdersCall, readOrderCall, recordDispatchesCall(invoicePortals)],
  ...[listInvoicesCall, sendInvoiceFileCall, readInvoiceCall, linkInvoicePdfCall],
  ...[listReceiptsCall, recordReceiptsCall, readReceiptCall],
];
