import type { PaperStorages } from '../account/papers/paper-storage.ts';
import { endpointRulesOf } from '../api/webhooks/endpoint-address.server.ts';
import type { QrKeys } from '../orders/e-documents/check-signed-qr.server.ts';
import type { InvoicePortals } from '../orders/e-documents/create-invoice-portals.server.ts';
import type { PaymentGateways } from '../payments/gateways/payment-gateways.ts';
import type { Handler } from '../server/calls/define-call.server.ts';
import type { Env } from '../server/env.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { setManagersCall } from './accounts/set-managers.server.ts';
import { auditTrailCall } from './audit/audit.server.ts';
import { customerCalls } from './customer/customer.calls.ts';
import { viewShopAsCustomerCall } from './customer-changes/view-shop.server.ts';
import { deliveryNoteCalls } from './delivery-notes/delivery-notes.server.ts';
import { eDocumentCalls } from './e-documents/e-documents.server.ts';
import { findAtDeskCall } from './find/find.server.ts';
import { importCalls } from './imports/imports.calls.ts';
import { createTokenCall, endTokenCall, integrationsCall } from './integrations/tokens.server.ts';
import { webhookCalls } from './integrations/webhooks.server.ts';
import { itemPictureCalls } from './item-pictures/item-pictures.server.ts';
import { itemWordCalls } from './item-words/item-word.calls.ts';
import { itemDeskCalls } from './items/item-desk.calls.ts';
import { listMessagesCall, markMessageCall, markMessagesCall } from './messages/messages.server.ts';
import { moneyCalls } from './money/money.calls.ts';
import { onlinePaymentCalls } from './online-payments/online-payments.server.ts';
import { openingCalls } from './opening/opening.server.ts';
import {
  amendShipmentCall,
  cancelLinesCall,
  correctPincodeCall,
  decideOrderCall,
  deliverOrderCall,
  dispatchOrderCall,
  printOrderFileCall,
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
import { previewSettingsCall, settingsCalls } from './settings/settings.server.ts';
import { settingsFileCall } from './settings/settings-files.server.ts';
import { addStaffCall, listStaffCall, removeStaffCall, renewStaffSignInCall } from './staff/staff-list.server.ts';
import { siteFiguresCall, waitingWorkCall } from './today/today.server.ts';

export type DeskPorts = {
  env: Env;
  gateways: PaymentGateways;
  paperStorages: PaperStorages;
  invoicePortals: InvoicePortals;
  qrKeys: QrKeys;
  /** Where the shop of a site is. */
  addressOf: (site: SiteCode) => string;
};

/** Every section's calls, in the order of the rail. */
export function deskCalls({ env, gateways, paperStorages, invoicePortals, qrKeys, addressOf }: DeskPorts): Handler[] {
  return [
    ...[siteFiguresCall, waitingWorkCall],
    ...[amendShipmentCall, cancelLinesCall, correctPincodeCall, decideOrderCall, deliverOrderCall, returnGoodsCall],
    dispatchOrderCall(invoicePortals),
    ...[listOrdersCall, printPickListCall, decideOrdersCall, orderAtDeskCall, printOrderFileCall(addressOf)],
    ...pickingCalls,
    ...returnCalls,
    ...deliveryNoteCalls(paperStorages),
    ...eDocumentCalls(invoicePortals, qrKeys),
    ...rfiDeskCalls,
    ...[...customerCalls, setManagersCall, viewShopAsCustomerCall(addressOf)],
    ...[decidePaperCall, listPapersCall, reviewPaperCall],
    ...[listMessagesCall, markMessageCall, markMessagesCall],
    ...moneyCalls(addressOf),
    ...onlinePaymentCalls(gateways),
    ...itemDeskCalls({ addressOf }),
    ...itemPictureCalls(paperStorages),
    ...itemWordCalls,
    explainPriceCall,
    ...[createPriceListCall, findCustomersToPriceCall, listPriceListsCall, renamePriceListCall],
    ...[exportPricesCall, importPricesCall, listPriceRowsCall, priceHistoryCall, savePricesCall],
    ...[...settingsCalls, previewSettingsCall(addressOf), settingsFileCall(paperStorages)],
    ...openingCalls({ env, gateways }),
    ...importCalls,
    auditTrailCall,
    ...[addStaffCall, listStaffCall, removeStaffCall, renewStaffSignInCall],
    ...[integrationsCall(addressOf), createTokenCall, endTokenCall, ...webhookCalls(endpointRulesOf(env))],
    findAtDeskCall,
  ];
}
