                                                                        
                                                                                
                                                                     
import { cancelLineCall } from './buyer-changes/cancel-line.server.js';
import { cancelOrderCall } from './buyer-changes/cancel-order.server.js';
import { changePurchaseOrderCall } from './buyer-changes/change-purchase-order.server.js';
import { checkPurchaseOrderCall } from './checkout/check-purchase-order.server.js';
import { createOrderCall, nodCreatePaymentCall } from './checkout/pay-online.server.js';
import { placeOrderCall } from './checkout/place-order.server.js';
import { orderedLinesCall } from './checkout-pages/ordered-lines.server.js';
import { printInvoiceCall } from './documents/print-invoice.server.js';
import { handOnDocumentCall } from './handing-on/hand-on-document.server.js';
import { exportOrdersCall } from './history/export-orders.server.js';
import { orderHistoryCall } from './history/order-history.server.js';
import { ownOrdersCall } from './history/own-orders.server.js';
import { underWayCall } from './history/under-way.server.js';
import { orderDetailCall } from './order-page/order-detail.server.js';
import { reorderCall } from './order-page/reorder.server.js';
import { ownRecordsCall } from './own-records/own-records.server.js';
import { packingListCall } from './packing/packing-list.server.js';
import { printReceiptCall } from './receipts/print-receipt.server.js';
import { addReturnPictureCall } from './returns/add-return-picture.server.js';
import { requestReturnCall } from './returns/request-return.server.js';
import { exportStatementCall } from './statement/export-statement.server.js';
import { statementCall } from './statement/statement.server.js';

export const orderCalls = (gateways                 , paperStorages               )                     => [
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
  handOnDocumentCall,
  packingListCall,
  statementCall,
  exportStatementCall,
  printReceiptCall,
  underWayCall,
  ownRecordsCall,
];
