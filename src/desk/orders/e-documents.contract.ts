import { z } from 'zod';
import { defineContract, doneReply, freeText, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { cancelReasonNames } from '../../orders/e-documents/cancel-reasons.data.ts';
import { eDocumentForms } from '../../orders/e-documents/e-document-forms.data.ts';
import { eDocumentRefusals } from '../../orders/order-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { fileReply } from './order-file.contract.ts';

const document = { site: deskSite, number: textId(40), document: textId(40) };

export const eDocumentFileAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/e_document/',
  method: 'GET',
  summary: 'a tax document as a file for the portals: e-invoice (INV-01), e-way bill',
  request: z.object({ ...document, form: z.enum(eDocumentForms) }),
  reply: fileReply,
  refusals: pickRefusals(eDocumentRefusals, 'cannot_be', 'not_needed', 'unknown_document'),
});

export const registerEInvoiceAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/e_invoice/register/',
  method: 'POST',
  summary: 'registers a tax invoice or credit note at the invoice registration portal now',
  request: z.object(document),
  reply: doneReply,
  refusals: pickRefusals(eDocumentRefusals, 'no_portal', 'not_needed', 'portal', 'sent_before', 'unknown_document'),
});

export const recordRegistrationAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/e_invoice/record/',
  method: 'POST',
  summary: 'records what the portal gave for a file that was uploaded there by hand; it is printed on the document',
  request: z.object({
    ...document,
    irn: freeText(80),
    ackNo: freeText(30),
    ackAt: freeText(30).describe('In India’s time, as the portal writes it: 2026-11-21 18:25:00.'),
    signedQr: freeText(4000),
  }),
  reply: doneReply,
  refusals: pickRefusals(
    eDocumentRefusals,
    'ack_at',
    'ack_no',
    'irn',
    'not_needed',
    'sent_before',
    'signed_qr',
    'unknown_document',
  ),
});

export const cancelEInvoiceAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/e_invoice/cancel/',
  method: 'POST',
  summary: 'cancels a registered invoice at the portal within a day',
  request: z.object({ ...document, reason: z.enum(cancelReasonNames), remark: freeText(100) }),
  reply: doneReply,
  refusals: pickRefusals(eDocumentRefusals, 'cannot_cancel', 'no_portal', 'portal', 'unknown_document'),
});

export const createEwayBillAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/eway_bill/',
  method: 'POST',
  summary: 'creates the e-way bill of a registered invoice at the portal; its number is written on the dispatch',
  request: z.object(document),
  reply: z.object({ success: z.literal(true), ewayBill: z.string() }),
  refusals: pickRefusals(
    eDocumentRefusals,
    'exists',
    'no_portal',
    'not_registered',
    'portal',
    'transport',
    'unknown_document',
  ),
});
