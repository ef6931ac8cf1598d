import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import {
  beginExport,
  type ExportRecord,
  findExport,
  listExportsOf,
  removeExport,
} from '../../imports/exports/begin-export.server.ts';
import { exportableKinds } from '../../imports/exports/exportable-kinds.rule.ts';
import { withoutMissing } from '../../lib/without-missing.ts';
import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import { beginExportAtDesk, exportAtDesk, listExportsAtDesk, removeExportAtDesk } from './exports.contract.ts';

const requires = staffPermissionTo('export-files');

/** An export of a kind that the role may not take out counts as not found. */
async function exportOf({ db, site, staff }: StaffContext, id: number): Promise<ExportRecord> {
  const [record] = await findExport(db, { site: site.code, id });
  if (!record || !exportableKinds(staff.roles).includes(record.kind)) throw notFound('This export');
  return record;
}

export const beginExportCall = defineDeskCall(beginExportAtDesk, { requires }, async (request, context) => {
  const { database, site, staff, by, now } = context;
  const { kind, format, filter = {} } = request;
  if (!exportableKinds(staff.roles).includes(kind)) return refuse(beginExportAtDesk, 'kind');
  if ((kind === 'everything') !== (format === 'zip')) return refuse(beginExportAtDesk, 'format');
  const wanted = { kind, format, filter: withoutMissing(filter), staffId: staff.staffId, by, now };
  const begun = await beginExport(database, site, wanted);
  return begun instanceof Refusal ? begun : { success: true as const, id: begun.id };
});

export const exportAtDeskCall = defineDeskCall(exportAtDesk, { requires }, async ({ id }, context) => ({
  success: true as const,
  export: await exportOf(context, id),
}));

export const listExportsCall = defineDeskCall(
  listExportsAtDesk,
  { requires },
  async (_request, { db, site, staff }) => {
    const kinds = exportableKinds(staff.roles);
    return { success: true as const, rows: await listExportsOf(db, site, kinds), kinds };
  },
);

export const removeExportCall = defineDeskCall(removeExportAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, by, now } = context;
  await removeExport(database, site, await exportOf(context, id), { by, now });
  return { success: true as const };
});
