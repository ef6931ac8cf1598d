import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { auditFile } from '../../orders/tax-returns/audit-file.server.ts';
import { outwardFiles } from '../../orders/tax-returns/outward-files.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { replyWithFile } from '../orders/order-file.server.ts';
import { auditFileAtDesk, outwardFilesAtDesk } from './tax-returns.contract.ts';

const exports = { requires: staffPermissionTo('export-accounts'), queue: 'documents' } as const;

export const outwardFilesCall = defineDeskCall(
  outwardFilesAtDesk,
  { ...exports, reads: 'replica' },
  async ({ month }, { database, site }) => {
    const zip = await outwardFiles(database, site, month);
    return zip instanceof Refusal
      ? zip
      : replyWithFile(`${site.numberPrefix}-GSTR-1-${month}.zip`, 'application/zip', zip);
  },
);

export const auditFileCall = defineDeskCall(
  auditFileAtDesk,
  { ...exports, reads: 'replica' },
  async ({ from, to }, { database, site, now }) => {
    const csv = await auditFile(database, site, { from, to }, now);
    return csv instanceof Refusal ? csv : replyWithFile(`${site.numberPrefix}-FAF-${from}-${to}.csv`, 'text/csv', csv);
  },
);
