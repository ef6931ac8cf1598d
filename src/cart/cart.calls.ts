import type { Handler } from '../server/calls/define-call.server.ts';
import { removeItemCall, updateQuantityCall } from './account-cart/change-cart.server.ts';
import { cartCountCall, displayCartCall } from './account-cart/display-cart.server.ts';
import { addItemCall } from './add-to-cart/add-item.server.ts';
import { type FindLastOrdered, quickOrderCall } from './quick-order/quick-order.server.ts';
import { readPdfListCall } from './quick-order/read-pdf.server.ts';
import type { FindQuotedLines } from './rfi-lines/add-quoted-lines.server.ts';

export type CartPorts = { findQuotedLines: FindQuotedLines; findLastOrdered: FindLastOrdered };

export const cartCalls = ({ findQuotedLines, findLastOrdered }: CartPorts): Handler[] => [
  displayCartCall,
  cartCountCall,
  addItemCall(findQuotedLines),
  updateQuantityCall,
  removeItemCall,
  quickOrderCall(findLastOrdered),
  readPdfListCall,
];
