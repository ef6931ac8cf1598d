import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { cancelEInvoice } from '../../orders/e-documents/cancel-e-invoice.server.ts';
import { createEwayBill } from '../../orders/e-documents/create-eway-bill.server.ts';
import { eDocumentFile } from '../../orders/e-documents/e-document-file.server.ts';
import { recordRegistration } from '../../orders/e-documents/record-registration.server.ts';
import { registerEInvoice } from '../../orders/e-documents/register-e-invoices.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import {
  cancelEInvoiceAtDesk,
  createEwayBillAtDesk,
  eDocumentFileAtDesk,
  recordRegistrationAtDesk,
  registerEInvoiceAtDesk,
} from './e-documents.contract.ts';
import { replyWithFile } from './order-file.server.ts';

const done = { success: true as const };
const register = { requires: staffPermissionTo('register-e-invoices') };

export const eDocumentFileCall = defineDeskCall(
  eDocumentFileAtDesk,
  { requires: staffPermissionTo('see-orders-at-desk') },
  async ({ number, document, form }, { db, site }) => {
    const file = await eDocumentFile(db, site, { number, document, form });
    if (file instanceof Refusal) return file;
    return replyWithFile(file.fileName, file.mediaType, file.content);
  },
);

// These calls ask the portal; without its settings each refuses.

export const registerEInvoiceCall = defineDeskCall(
  registerEInvoiceAtDesk,
  register,
  async ({ number, document }, { database, site, by, now, services }) => {
    return (await registerEInvoice(services.invoicePortals, database, site, { number, document, by, now })) ?? done;
  },
);

export const cancelEInvoiceCall = defineDeskCall(
  cancelEInvoiceAtDesk,
  register,
  async (request, { database, site, by, now, services }) => {
    const { number, document, reason, remark } = request;
    return (
      (await cancelEInvoice(services.invoicePortals, database, site, { number, document, reason, remark, by, now })) ??
      done
    );
  },
);

export const recordRegistrationCall = defineDeskCall(
  recordRegistrationAtDesk,
  register,
  async (request, { database, site, by, now, services }) => {
    const { number, document, irn, ackNo, ackAt, signedQr } = request;
    const typed = { number, document, irn, ackNo, ackAt, signedQr, by, now };
    return (await recordRegistration(database, site, services.qrKeys, typed)) ?? done;
  },
);

export const createEwayBillCall = defineDeskCall(
  createEwayBillAtDesk,
  { requires: staffPermissionTo('dispatch-orders') },
  async ({ number, document }, { database, site, by, now, services }) => {
    const created = await createEwayBill(services.invoicePortals, database, site, { number, document, by, now });
    return created instanceof Refusal ? created : { ...done, ewayBill: created };
  },
);
