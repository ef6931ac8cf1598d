import { scopeOf } from '../../account/permissions/permission-to.server.js';
import { keepInvoiceFile } from '../../orders/documents/keep-invoice-file.server.js';
import { defineApiCall } from '../../server/calls/define-call.server.js';
import { HttpError } from '../../server/refuse.server.js';
import { sendInvoiceFileByApi } from './money.contract.js';

const maxBytes = 2_000_000;

export const sendInvoiceFileCall = defineApiCall(
  sendInvoiceFileByApi,
  { requires: scopeOf('dispatches:write'), queue: 'papers' },
  async ({ number }, { database, site, by, now, readFile }) => {
    const file = await readFile(maxBytes);
    if (!file) throw new HttpError(413, 'The PDF is larger than 2 MB.');
    const refused = await keepInvoiceFile(database, site, { number, pdf: Buffer.from(file), by, now });
    return refused ?? { success: true          };
  },
);
