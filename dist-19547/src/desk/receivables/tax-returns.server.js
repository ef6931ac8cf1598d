import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { auditFile } from '../../orders/tax-returns/audit-file.server.js';
import { outwardFiles } from '../../orders/tax-returns/outward-files.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { auditFileAtDesk, outwardFilesAtDesk } from './tax-returns.contract.js';

const exports = { requires: staffPermissionTo('export-accounts') };

export const outwardFilesCall = defineDeskCall(outwardFilesAtDesk, exports, async ({ month }, { database, site }) => {
  const zip = await outwardFiles(database, site, month);
  return zip instanceof Refusal ? zip : fileReply(`${site.name}-GSTR-1-${month}.zip`, 'application/zip', zip);
});

export const auditFileCall = defineDeskCall(auditFileAtDesk, exports, async ({ from, to }, { database, site, now }) => {
  const csv = await auditFile(database, site, { from, to }, now);
  return csv instanceof Refusal ? csv : fileReply(`${site.name}-FAF-${from}-${to}.csv`, 'text/csv', Buffer.from(csv));
});

const fileReply = (file_name        , media_type        , content        ) => ({
  ...{ success: true         , file_name, media_type, content: content.toString('base64') },
});
