import { startCheck, startRun } from '../../src/imports/control-import.server.ts';
import type { ImportKind } from '../../src/imports/import-kind.data.ts';
import { findImport, type ImportRecord } from '../../src/imports/imports.db.ts';
import { runImport } from '../../src/imports/run/import-worker.server.ts';
import { readStoredHead } from '../../src/imports/run/read-stored-head.server.ts';
import { workOnImports } from '../../src/imports/run/work-on-imports.server.ts';
import { beginImport, finishUpload, partBytes, storeImportPart } from '../../src/imports/upload-import.server.ts';
import type { Database } from '../../src/server/database/database.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { Refusal } from '../../src/server/refuse.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';

type Store = { database: Database; now(): Date };

const by = 'Meera Iyer';
const site = sites.nod;
const env = readEnv({});
const neverStopping = new AbortController().signal;

export const recordOf = async ({ database }: Store, id: number): Promise<ImportRecord> => {
  const [record] = await findImport(database, { site: site.code, id });
  if (!record) throw new Error(`no import ${id}`);
  return record;
};

/** Uploads a file for NOD; returns the sentence that refuses it, or its record. */
export async function uploadImport(
  store: Store,
  kind: ImportKind,
  content: string | Uint8Array,
  fileName = `${kind}.csv`,
): Promise<ImportRecord | string> {
  const { database } = store;
  const bytes = Buffer.from(content);
  const id = await beginImport(database, site, { kind, fileName, by, now: store.now() });
  for (let part = 0; part * partBytes < bytes.length; part += 1)
    await storeImportPart(database, id, part, bytes.subarray(part * partBytes, (part + 1) * partBytes));
  const refused = await finishUpload(database, site, { id, by, now: store.now() }, readStoredHead);
  return refused ? refused.message : recordOf(store, id);
}

const jobOf = ({ database, now }: Store) => ({ database, env, clock: now, stopping: neverStopping });

/** Works on what waits, here instead of in a process for each file, which the tests of files and of this work start. */
export async function workOff(store: Store): Promise<void> {
  while (await workOnImports(jobOf(store), site, (task, goOn) => runImport(task, goOn)));
}

export async function workOffInProcesses(store: Store): Promise<void> {
  while (await workOnImports(jobOf(store), site));
}

/** Uploads and checks a file with the mapping that is proposed, and values that are the same in every line. */
export async function checkFile(
  store: Store,
  kind: ImportKind,
  content: string | Uint8Array,
  fileName?: string,
  more: Readonly<Record<string, string>> = {},
) {
  const uploaded = await uploadImport(store, kind, content, fileName);
  if (typeof uploaded === 'string') throw new Error(uploaded);
  const { id, mapping, state } = uploaded;
  const check = { id, mapping, fixed: { ...uploaded.fixed, ...more }, by, now: store.now() };
  const refused = state === 'uploaded' && (await startCheck(store.database, site, check));
  if (refused instanceof Refusal) throw new Error(refused.message);
  await workOff(store);
  return recordOf(store, id);
}

export async function runChecked(
  store: Store,
  { id }: ImportRecord,
  missing?: number,
  control: { controlTotal?: string; agreedDifference?: number } = {},
): Promise<ImportRecord> {
  const refused = await startRun(store.database, site, { id, missing, ...control, by, now: store.now() });
  if (refused instanceof Refusal) throw new Error(refused.message);
  await workOff(store);
  return recordOf(store, id);
}

/** Uploads, checks and writes a file. */
export const bringFile = async (store: Store, kind: ImportKind, content: string | Uint8Array, fileName?: string) =>
  runChecked(store, await checkFile(store, kind, content, fileName));

/** The wrong lines of an import with what is wrong. */
export async function problemsOf({ database }: Store, { id }: ImportRecord): Promise<string[]> {
  const { rows } = await database.$client.query<{ line: number; problem: string }>(
    "select line, problem from import_rows where import_id = $1 and outcome = 'wrong' order by line",
    [id],
  );
  return rows.map(({ line, problem }) => `${line}: ${problem}`);
}
