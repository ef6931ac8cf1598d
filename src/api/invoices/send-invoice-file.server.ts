import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { storeInvoiceFile } from '../../orders/documents/store-invoice-file.server.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import { HttpError } from '../../server/refuse.server.ts';
import { sendInvoiceFileByApi } from './invoices.contract.ts';

const maxBytes = 2_000_000;

export const sendInvoiceFileCall = defineApiCall(
  sendInvoiceFileByApi,
  { requires: scopeOf('dispatches:write'), queue: 'papers' },
  async ({ number }, { database, site, by, now, readFile }) => {
    const file = await readFile(maxBytes);
    if (!file) throw new HttpError(413, 'The PDF is larger than 2 MB.');
    const refused = await storeInvoiceFile(database, site, { number, pdf: Buffer.from(file), by, now });
    return refused ?? { number, bytes: file.byteLength };
  },
);
