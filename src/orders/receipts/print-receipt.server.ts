import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { renderPdfInThread } from '../../server/printing/render-pdf-in-thread.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { printReceipt } from './print-receipt.contract.ts';
import type { ReceiptPrint } from './receipt-definition.server.ts';
import { findReceivedPayment } from './received-payments.db.ts';

const worker = new URL('./print-receipt-worker.server.ts', import.meta.url);

export const printReceiptCall = defineCall(
  printReceipt,
  { requires: permissionTo('see-statement'), queue: 'documents', reads: 'primary' },
  async ({ number }, { db, site, caller }) => {
    const [payment] = await findReceivedPayment(db, { customerId: caller.customerId, number });
    if (!payment) throw notFound(t`This receipt`);
    const print: ReceiptPrint = { site, payment };
    return {
      success: true as const,
      file_name: `${payment.number.replaceAll('/', '-')}.pdf`,
      media_type: 'application/pdf',
      content: (await renderPdfInThread('documents', worker, print)).toString('base64'),
    };
  },
);
