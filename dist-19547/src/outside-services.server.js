import { createPaperStorages } from './account/papers/create-paper-storages.server.js';
                                                                       
import { placePaidOrder } from './orders/checkout/place-paid-order.server.js';
import { createQrKeys,             } from './orders/e-documents/check-signed-qr.server.js';
import { createInvoicePortals,                     } from './orders/e-documents/create-invoice-portals.server.js';
import { createPaymentGateways } from './payments/create-payment-gateways.server.js';
                                                                               
                                                  

/** What the store reaches over the network and the settings name. */
                               
                            
                               
                                 
                 
  

export const createOutsideServices = (env     )                  => ({
  gateways: createPaymentGateways(env, placePaidOrder),
  paperStorages: createPaperStorages(env),
  invoicePortals: createInvoicePortals(env),
  qrKeys: createQrKeys(env),
});
