import { createPaperStorages } from './account/papers/create-paper-storages.server.ts';
import type { PaperStorages } from './account/papers/paper-storage.ts';
import { placePaidOrder } from './orders/checkout/place-paid-order.server.ts';
import { createQrKeys, type QrKeys } from './orders/e-documents/check-signed-qr.server.ts';
import { createInvoicePortals, type InvoicePortals } from './orders/e-documents/create-invoice-portals.server.ts';
import { createPaymentGateways } from './payments/create-payment-gateways.server.ts';
import type { PaymentGateways } from './payments/gateways/payment-gateways.ts';
import type { Env } from './server/env.server.ts';

/** What the store reaches over the network and the settings name. */
export type OutsideServices = {
  gateways: PaymentGateways;
  paperStorages: PaperStorages;
  invoicePortals: InvoicePortals;
  qrKeys: QrKeys;
};

export const createOutsideServices = (env: Env): OutsideServices => ({
  gateways: createPaymentGateways(env, placePaidOrder),
  paperStorages: createPaperStorages(env),
  invoicePortals: createInvoicePortals(env),
  qrKeys: createQrKeys(env),
});
