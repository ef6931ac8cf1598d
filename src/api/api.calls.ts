// Every call of the seller's programs: what is exported here is served (src/store.calls.ts).

export { listCustomersCall, readCustomerCall } from './customers/list-customers.server.ts';
export { saveTermsCall } from './customers/save-terms.server.ts';
export { linkInvoicePdfCall, listInvoicesCall, readInvoiceCall } from './invoices/list-invoices.server.ts';
export { sendInvoiceFileCall } from './invoices/send-invoice-file.server.ts';
export { listItemsCall, readItemCall } from './items/list-items.server.ts';
export { retireItemsCall } from './items/retire-items.server.ts';
export { saveItemsCall } from './items/save-items.server.ts';
export { saveStockCall } from './items/save-stock.server.ts';
export { decideOrdersCall } from './orders/decide-orders.server.ts';
export { listOrdersCall, readOrderCall } from './orders/list-orders.server.ts';
export { recordDispatchesCall } from './orders/record-dispatches.server.ts';
export { listPricesCall } from './prices/list-prices.server.ts';
export { savePricesCall } from './prices/save-prices.server.ts';
export { listReceiptsCall, readReceiptCall } from './receipts/list-receipts.server.ts';
export { recordReceiptsCall } from './receipts/record-receipts.server.ts';
