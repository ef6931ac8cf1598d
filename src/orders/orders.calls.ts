import type { PaperStorages } from '../account/papers/paper-storage.ts';
import type { PaymentGateways } from '../payments/gateways/payment-gateways.ts';
import type { Handler } from '../server/calls/define-call.server.ts';
import { cancelLineCall } from './buyer-changes/cancel-line.server.ts';
import { cancelOrderCall } from './buyer-changes/cancel-order.server.ts';
import { changePurchaseOrderCall } from './buyer-changes/change-purchase-order.server.ts';
import { checkPurchaseOrderCall } from './checkout/check-purchase-order.server.ts';
import { createOrderCall, nodCreatePaymentCall } from './checkout/pay-online.server.ts';
import { placeOrderCall } from './checkout/place-order.server.ts';
import { orderedLinesCall } from './checkout-pages/ordered-lines.server.ts';
import { printInvoiceCall } from './documents/print-invoice.server.ts';
import { exportOrdersCall } from './history/export-orders.server.ts';
import { orderHistoryCall } from './history/order-history.server.ts';
import { ownOrdersCall } from './history/own-orders.server.ts';
import { underWayCall } from './open-orders/under-way.server.ts';
import { orderDetailCall } from './order-page/order-detail.server.ts';
import { reorderCall } from './order-page/reorder.server.ts';
import { ownRecordsCall } from './own-records/own-records.server.ts';
import { packingListCall } from './packing/packing-list.server.ts';
import { printReceiptCall } from './receipts/print-receipt.server.ts';
import { addReturnPictureCall } from './returns/add-return-picture.server.ts';
import { requestReturnCall } from './returns/request-return.server.ts';
import { shareDocumentCall } from './sharing/share-document.server.ts';
import { exportStatementCall } from './statement/export-statement.server.ts';
import { statementCall } from './statement/statement.server.ts';

export const orderCalls = (gateways: PaymentGateways, paperStorages: PaperStorages): readonly Handler[] => [
  placeOrderCall(gateways),
  createOrderCall(gateways),
  nodCreatePaymentCall(gateways),
  orderHistoryCall,
  ownOrdersCall,
  orderDetailCall,
  cancelOrderCall,
  cancelLineCall,
  changePurchaseOrderCall,
  reorderCall,
  requestReturnCall,
  addReturnPictureCall(paperStorages),
  exportOrdersCall,
  checkPurchaseOrderCall,
  orderedLinesCall,
  printInvoiceCall,
  shareDocumentCall,
  packingListCall,
  statementCall,
  exportStatementCall,
  printReceiptCall,
  underWayCall,
  ownRecordsCall,
];
