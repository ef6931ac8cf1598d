import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import {
  canBeUndone,
  cancelImport,
  changeReading,
  continueImport,
  startCheck,
  startRun,
  startUndo,
} from '../../imports/control-import.server.ts';
import { decideLines } from '../../imports/decide-lines.server.ts';
import { importableKinds } from '../../imports/importable-kinds.rule.ts';
import { importerOf } from '../../imports/kinds/importer-of.ts';
import { type ImportRecord, listImportsOf, loadImport, loadLines } from '../../imports/show-import.server.ts';
import { beginImport, finishUpload, maxParts, partBytes, storeImportPart } from '../../imports/upload-import.server.ts';
import { plural } from '../../lib/i18n.ts';
import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { HttpError, notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import { rowsPerPage } from '../list/list.contract.ts';
import {
  beginImportAtDesk,
  cancelImportAtDesk,
  checkImportAtDesk,
  continueImportAtDesk,
  decideLinesAtDesk,
  finishUploadAtDesk,
  importAtDesk,
  importColumnsAtDesk,
  importPartAtDesk,
  listImportsAtDesk,
  readImportAtDesk,
  runImportAtDesk,
  undoImportAtDesk,
} from './imports.contract.ts';

const requires = staffPermissionTo('import-files');

/** An import of a kind that the role may not import counts as not found. */
async function importOf({ db, site, staff }: StaffContext, id: number): Promise<ImportRecord> {
  const record = await loadImport(db, site, id, importableKinds(staff.roles));
  if (!record) throw notFound('This import');
  return record;
}

export const listImportsCall = defineDeskCall(
  listImportsAtDesk,
  { requires },
  async ({ page, view }, { db, site, staff }) => {
    const kinds = importableKinds(staff.roles);
    const { rows, total } = await listImportsOf(db, site, {
      kinds,
      page,
      perPage: rowsPerPage,
      failedOnly: view === 'failed',
    });
    return { success: true as const, rows, total, kinds };
  },
);

export const importAtDeskCall = defineDeskCall(importAtDesk, { requires }, async ({ id }, context) => {
  const record = await importOf(context, id);
  const { columns, naming = [], missing, total } = importerOf(record.kind);
  const { startedAt } = record;
  return {
    success: true as const,
    ...record,
    columns,
    naming,
    missing: missing ? record.missing : null,
    total: record.state === 'checked' && total ? await total(context.db, record.id) : null,
    canBeUndone: canBeUndone(record, context.now),
    seconds: startedAt ? Math.max(0, (context.now.getTime() - startedAt.getTime()) / 1000) : 0,
    ...(await loadLines(context.db, context.site, record, context.now)),
  };
});

export const importColumnsCall = defineDeskCall(importColumnsAtDesk, { requires }, async ({ kind }, { staff }) => {
  if (!importableKinds(staff.roles).includes(kind)) return refuse(importColumnsAtDesk, 'kind');
  const { columns, sample } = importerOf(kind);
  return { success: true as const, columns, sample };
});

export const beginImportCall = defineDeskCall(beginImportAtDesk, { requires }, async (request, context) => {
  const { database, site, staff, by, now } = context;
  if (!importableKinds(staff.roles).includes(request.kind)) return refuse(beginImportAtDesk, 'kind');
  const fileName = request.fileName || request.kind;
  const id = await beginImport(database, site, { kind: request.kind, fileName, by, now });
  return { success: true as const, id };
});

export const importPartCall = defineDeskCall(importPartAtDesk, { requires }, async ({ id, part }, context) => {
  const { state } = await importOf(context, id);
  if (state !== 'uploading') return refuse(importPartAtDesk, 'unknown.upload');
  const number = /^\d{1,6}$/.test(part) ? Number(part) : Number.POSITIVE_INFINITY;
  if (number >= maxParts) return refuse(importPartAtDesk, 'too_large');
  const content = await context.readFile(partBytes);
  if (!content) throw new HttpError(413, 'This part of the file is too large.');
  await storeImportPart(context.database, id, number, content);
  return { success: true as const };
});

export const finishUploadCall = defineDeskCall(
  finishUploadAtDesk,
  { requires, queue: 'imports' },
  async ({ id }, context) => {
    const { database, site, by, now } = context;
    const { kind } = await importOf(context, id);
    const refused = await finishUpload(database, site, { id, by, now });
    const message = kind === 'pictures' ? 'Uploaded. The names are being read.' : 'Uploaded. Please match the columns.';
    return refused ?? { success: true as const, message };
  },
);

export const readImportCall = defineDeskCall(readImportAtDesk, { requires }, async (request, context) => {
  const { database, site, by, now } = context;
  const { id, sheets, withHidden } = request;
  await importOf(context, id);
  const refused = await changeReading(database, site, { id, sheets, withHidden, by, now });
  return refused ?? { success: true as const, message: 'Please match the columns.' };
});

export const checkImportCall = defineDeskCall(checkImportAtDesk, { requires }, async (request, context) => {
  const { database, site, by, now } = context;
  const { id, mapping, fixed, keepsEmpty, words } = request;
  await importOf(context, id);
  const same = fixed && Object.fromEntries(fixed.map(({ name, value }) => [name, value]));
  const refused = await startCheck(database, site, { id, mapping, fixed: same, keepsEmpty, words, by, now });
  return refused ?? { success: true as const, message: 'The file is being checked. Nothing is changed yet.' };
});

export const decideLinesCall = defineDeskCall(
  decideLinesAtDesk,
  { requires, roundTrips: 14 },
  async ({ id, line, kind }, context) => {
    const { database, site, by, now } = context;
    await importOf(context, id);
    const decided = await decideLines(database, site, { id, line, kind, by, now });
    if (decided instanceof Refusal) return decided;
    return { success: true as const, message: `${plural(decided.decided, 'line')} decided. Nothing is written yet.` };
  },
);

export const runImportCall = defineDeskCall(runImportAtDesk, { requires }, async (request, context) => {
  const { database, site, by, now } = context;
  await importOf(context, request.id);
  const { id, retireMissing: missing, controlTotal, agreedDifference } = request;
  const refused = await startRun(database, site, { id, missing, controlTotal, agreedDifference, by, now });
  return refused ?? { success: true as const, message: 'The import has begun. You can leave this page.' };
});

export const continueImportCall = defineDeskCall(continueImportAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, by, now } = context;
  await importOf(context, id);
  const refused = await continueImport(database, site, { id, by, now });
  return refused ?? { success: true as const, message: 'The import goes on. You can leave this page.' };
});

export const undoImportCall = defineDeskCall(undoImportAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, by, now } = context;
  await importOf(context, id);
  const refused = await startUndo(database, site, { id, by, now });
  return refused ?? { success: true as const, message: 'The import is being undone. You can leave this page.' };
});

export const cancelImportCall = defineDeskCall(cancelImportAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, by, now } = context;
  await importOf(context, id);
  const refused = await cancelImport(database, site, { id, by, now });
  return refused ?? { success: true as const, message: 'The import was stopped. Lines that are written stay.' };
});
