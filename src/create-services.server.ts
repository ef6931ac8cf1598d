import { captchaWork } from './account/captcha/captcha-challenge.server.ts';
import { moveNotes } from './account/customers/add-note.server.ts';
import { createPaperStorages } from './account/papers/create-paper-storages.server.ts';
import { endpointRulesOf } from './api/webhooks/endpoint-address.server.ts';
import { moveCarts } from './cart/move-carts.server.ts';
import { messageTemplates } from './message-templates.server.ts';
import { placePaidOrder } from './orders/checkout/place-paid-order.server.ts';
import { createQrKeys } from './orders/e-documents/check-signed-qr.server.ts';
import { createInvoicePortals } from './orders/e-documents/create-invoice-portals.server.ts';
import { findOpenOrder } from './orders/open-order.server.ts';
import { findLastOrdered } from './orders/ordered-before/last-ordered.server.ts';
import { createPaymentGateways } from './payments/create-payment-gateways.server.ts';
import { findCreditStatus } from './payments/credit/credit.server.ts';
import { grantCredit } from './payments/credit/grant-credit.server.ts';
import { moveRfis } from './rfi/move-rfis.server.ts';
import { findQuotedLines } from './rfi/quotes/quoted-lines.server.ts';
import type { Services } from './server/calls/services.ts';
import type { Env } from './server/env.server.ts';

export const createServices = (env: Env): Services => ({
  env,
  addressOf: (site) => env.siteHosts[site].address,
  templates: messageTemplates,
  // The settings name these.
  gateways: createPaymentGateways(env, placePaidOrder),
  paperStorages: createPaperStorages(env),
  invoicePortals: createInvoicePortals(env),
  qrKeys: createQrKeys(env),
  endpointRules: endpointRulesOf(env),
  captchaWork,
  // Later areas do these for earlier ones.
  findCreditStatus,
  grantCredit,
  moveRecords: async (db, move) => {
    await moveNotes(db, move);
    await moveCarts(db, move);
    await moveRfis(db, move);
  },
  findOpenOrder,
  findLastOrdered,
  findQuotedLines,
});
