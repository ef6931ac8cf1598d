import type { Paying } from '../payments/paying.ts';
import type { Handler } from '../server/call.ts';
import { cancelOrderCall } from './cancel-order.server.ts';
import { checkPoCall } from './check-po.server.ts';
import { exportOrdersCall } from './export-orders.server.ts';
import { exportStatementCall } from './export-statement.server.ts';
import { orderDetailCall } from './order-detail.server.ts';
import { orderHistoryCall } from './order-history.server.ts';
import { createOrderCall, nodCreatePaymentCall } from './pay-online.server.ts';
import { placeOrderCall } from './place-order.server.ts';
import { printInvoiceCall } from './print-invoice.server.ts';
import { reorderCall } from './reorder.server.ts';
import { statementCall } from './statement.server.ts';
import { underWayCall } from './under-way.server.ts';

/** Every call of the orders room. */
export const orderCalls = (paying: Paying): readonly Handler[] => [
  placeOrderCall(paying),
  createOrderCall(paying),
  nodCreatePaymentCall(paying),
  orderHistoryCall,
  orderDetailCall,
  cancelOrderCall,
  reorderCall,
  exportOrdersCall,
  checkPoCall,
  printInvoiceCall,
  statementCall,
  exportStatementCall,
  underWayCall,
];
