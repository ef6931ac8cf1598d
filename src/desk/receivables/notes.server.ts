import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { issueNoteWithoutGoods, loadInvoiceToRevalue } from '../../orders/returns/issue-note-without-goods.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { invoiceToRevalueAtDesk, issueNoteAtDesk } from './notes.contract.ts';

export const invoiceToRevalueCall = defineDeskCall(
  invoiceToRevalueAtDesk,
  { requires: staffPermissionTo('see-money') },
  async ({ invoice }, { database, site }) => {
    const found = await loadInvoiceToRevalue(database, site, invoice);
    return found instanceof Refusal ? found : { success: true as const, lines: found.lines };
  },
);

export const issueNoteCall = defineDeskCall(
  issueNoteAtDesk,
  { requires: staffPermissionTo('record-money'), transaction: true, idempotent: true, roundTrips: 30 },
  async ({ kind, invoice, lines, reason }, { db, site, by, now }) => {
    const issued = await issueNoteWithoutGoods(db, site, { kind, invoice, lines, reason, by, now });
    if (issued instanceof Refusal) return issued;
    return { success: true as const, number: issued.number, totalMinor: issued.totalMinor };
  },
);
