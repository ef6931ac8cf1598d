import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { renderPdfInThread } from '../../server/printing/print-pdf.server.js';
import { notFound } from '../../server/refuse.server.js';
import { printReceipt } from './print-receipt.contract.js';
                                                                   
import { findReceivedPayment } from './received-payments.db.js';

const worker = new URL('./print-receipt-worker.server.js', import.meta.url);

export const printReceiptCall = defineCall(
  printReceipt,
  { requires: permissionTo('see-statement'), queue: 'documents' },
  async ({ number }, { db, site, caller }) => {
    const [payment] = await findReceivedPayment(db, { customerId: caller.customerId, number });
    if (!payment) throw notFound(t`This receipt`);
    const print               = { site, payment };
    return {
      success: true         ,
      file_name: `${payment.number.replaceAll('/', '-')}.pdf`,
      media_type: 'application/pdf',
      content: (await renderPdfInThread('documents', worker, print)).toString('base64'),
    };
  },
);
