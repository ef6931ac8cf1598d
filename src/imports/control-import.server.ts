import { formatDateTime } from '../lib/dates.ts';
import { formatMoney } from '../lib/money.ts';
import { bookText, readBookAmount } from '../payments/brought-forward/book-amount.rule.ts';
import type { Database, Db } from '../server/database/database.server.ts';
import { toJson } from '../server/database/to-json.ts';
import { Refusal, refuse } from '../server/refuse.server.ts';
import { byStaff, recordAudit } from '../server/security/audit.server.ts';
import type { Site } from '../sites/site.ts';
import { headerHash, mappingToRemember } from './columns/header-hash.ts';
import { foldedWord } from './columns/import-words.rule.ts';
import { isPossibleMapping, missingColumns } from './columns/match-columns.rule.ts';
import { chooseSheets, proposeMeanings } from './files/choose-sheets.ts';
import { type ImportState, noLines, undoDays } from './import-kind.data.ts';
import { importRefusals } from './import-refusals.ts';
import {
  endImport,
  findMapping,
  type ImportRecord,
  lockImport,
  resumeImport,
  saveImportWords,
  saveMapping,
  saveReading,
  startChecking,
  startRunning,
  startUndoing,
} from './imports.db.ts';
import { importerOf } from './kinds/importer-of.ts';

type Order = { id: number; by: string; now: Date };

const unknown = () => refuse(importRefusals, 'unknown.import');

/** Somebody may have started or cancelled it meanwhile. */
function refuseState({ state, startedBy, startedAt }: ImportRecord, site: Site, allowed: readonly ImportState[]) {
  if (allowed.includes(state)) return undefined;
  if (state === 'running' || state === 'checking' || state === 'undoing' || state === 'done') {
    const when = startedAt ? formatDateTime(startedAt, site.calendar.timeZone) : '';
    return refuse(importRefusals, 'state.started', { by: startedBy, at: when });
  }
  return refuse(importRefusals, 'state.other', { state });
}

type Check = Order & {
  mapping: readonly string[];
  /** Left out: as they are. */
  fixed?: Readonly<Record<string, string>> | undefined;
  keepsEmpty?: boolean | undefined;
  /** Words of the file and what each means from now on. */
  words?: readonly { name: string; word: string; means: string }[] | undefined;
};

/** Starts the dry run, which a background job does. */
export const startCheck = (database: Database, site: Site, order: Check) =>
  database.transaction((db) => startCheckInTransaction(db, site, order));

export async function startCheckInTransaction(
  db: Db,
  site: Site,
  order: Check,
): Promise<Refusal<'mapping' | 'state' | 'unknown'> | undefined> {
  const { id, mapping, words = [], by, now } = order;
  const [record] = await lockImport(db, { site: site.code, id });
  if (!record) return unknown();
  const refused = refuseReading(record, site);
  if (refused) return refused;
  if (!record.hasFile) return refuse(importRefusals, 'state.deleted');
  const { fixed = record.fixed, keepsEmpty = record.keepsEmpty } = order;
  const { columns, naming } = importerOf(record.kind);
  const meanings = { mapping, fixed };
  if (!isPossibleMapping(meanings, record.header, columns)) return refuse(importRefusals, 'mapping.twice');
  const missing = missingColumns(meanings, columns, naming);
  if (missing.length > 0) return refuse(importRefusals, 'mapping.missing', { columns: missing.join(', ') });
  const same = JSON.stringify(fixed);
  const counts = JSON.stringify(noLines);
  await startChecking(db, { id, mapping: JSON.stringify(mapping), fixed: same, keepsEmpty, counts, now, by });
  const header = JSON.stringify(record.header);
  const remembered = JSON.stringify(mappingToRemember(record.header, mapping));
  const named = { site: site.code, kind: record.kind, header, headerHash: headerHash(record.header) };
  await saveMapping(db, { ...named, mapping: remembered, fixed: same, now, by });
  const folded = words.map((one) => ({ ...one, word: foldedWord(one.word) }));
  if (folded.length > 0) await saveImportWords(db, { site: site.code, words: JSON.stringify(folded), now, by });
  const details = { mapping, ...(Object.keys(fixed).length > 0 && { fixed }), ...(words.length > 0 && { words }) };
  await recordAudit(db, { ...byStaff(site, order), ...entryOf(record, 'import checked', details) });
  return undefined;
}

/** Reads other sheets of the file, or what it hides; the columns are to be matched again. */
export function changeReading(
  database: Database,
  site: Site,
  order: Order & { sheets: readonly number[]; withHidden: boolean },
) {
  return database.transaction(async (db): Promise<Refusal<'sheets' | 'state' | 'unknown'> | undefined> => {
    const { id, sheets, withHidden } = order;
    const [record] = await lockImport(db, { site: site.code, id });
    if (!record) return unknown();
    const refused = refuseReading(record, site);
    if (refused) return refused;
    if (!record.hasFile) return refuse(importRefusals, 'state.deleted');
    const { kind } = record;
    const chosen = record.reading && chooseSheets(record.reading, { sheets, withHidden });
    if (!chosen) return refuse(importRefusals, 'sheets');
    const [remembered] = await findMapping(db, { site: site.code, kind, headerHash: headerHash(chosen.header) });
    const { mapping, fixed } = proposeMeanings(chosen, importerOf(kind).columns, remembered ?? { fixed: record.fixed });
    await saveReading(db, {
      id,
      reading: toJson(chosen.reading),
      header: toJson(chosen.header),
      headLine: chosen.headLine,
      sample: toJson(chosen.sample),
      mapping: JSON.stringify(mapping),
      fixed: JSON.stringify(fixed),
      counts: JSON.stringify(noLines),
    });
    const names = chosen.reading.sheets.filter(({ isRead }) => isRead).map(({ name }) => name);
    await recordAudit(db, {
      ...byStaff(site, order),
      ...entryOf(record, 'import read otherwise', { sheets: names, withHidden }),
    });
    return undefined;
  });
}

type Run = Order & {
  /** What staff were shown and agreed to retire; undefined keeps it. */
  missing: number | undefined;
  /** The total of the own books as somebody typed it. */
  controlTotal?: string | undefined;
  /** By how much the lines differ from it, as they were shown and agreed to. */
  agreedDifference?: number | undefined;
};

export function startRun(database: Database, site: Site, order: Run) {
  return database.transaction(async (db): Promise<Refusal<'control' | 'missing' | 'state' | 'unknown'> | undefined> => {
    const { id, missing, by, now } = order;
    const [record] = await lockImport(db, { site: site.code, id });
    if (!record) return unknown();
    const refused = refuseState(record, site, ['checked']);
    if (refused) return refused;
    if (missing !== undefined && missing !== record.missing)
      return refuse(importRefusals, 'missing', { now: record.missing, seen: missing });
    const control = await compareControl(db, site, record, order);
    if (control instanceof Refusal) return control;
    await startRunning(db, {
      id,
      controlMinor: control?.controlMinor ?? null,
      now,
      by,
      counts: JSON.stringify(noLines),
      retiresMissing: missing !== undefined && missing > 0,
    });
    await recordAudit(db, {
      ...byStaff(site, order),
      ...entryOf(record, 'import started', { ...record.found, retires: missing ?? 0, ...control }),
    });
    return undefined;
  });
}

/** Opening balances are written when they come to what the books say, or somebody has seen by how much they do not. */
async function compareControl(
  db: Db,
  { currency }: Site,
  { id, kind }: ImportRecord,
  { controlTotal = '', agreedDifference }: Run,
): Promise<Refusal<'control'> | { controlMinor: number; differenceMinor: number } | undefined> {
  const total = await importerOf(kind).total?.(db, id);
  if (!total) return undefined;
  if (controlTotal.trim() === '') return refuse(importRefusals, 'control.empty');
  const read = readBookAmount(controlTotal.trim());
  if ('problem' in read) return refuse(importRefusals, 'control.unreadable');
  const fileMinor = total.debitMinor - total.creditMinor;
  const differenceMinor = fileMinor - read.minor;
  if (differenceMinor !== 0 && differenceMinor !== agreedDifference)
    return refuse(importRefusals, 'control.differs', {
      file: bookText(fileMinor, currency),
      books: bookText(read.minor, currency),
      difference: `${formatMoney({ minor: Math.abs(differenceMinor), currency })} ${differenceMinor > 0 ? 'more' : 'less'}`,
    });
  return { controlMinor: read.minor, differenceMinor };
}

/** Takes up an import that failed, from where it stopped. */
export function continueImport(database: Database, site: Site, order: Order) {
  return database.transaction(async (db): Promise<Refusal<'state' | 'unknown'> | undefined> => {
    const { id, by, now } = order;
    const [record] = await lockImport(db, { site: site.code, id });
    if (!record) return unknown();
    const refused = refuseState(record, site, ['failed']);
    if (refused) return refused;
    if (record.failedIn === '') return refuse(importRefusals, 'state.stuck');
    await resumeImport(db, { id, now, by });
    await recordAudit(db, { ...byStaff(site, order), ...entryOf(record, 'import resumed', { ...record.written }) });
    return undefined;
  });
}

const dayMs = 24 * 3_600_000;

/** What was there before is kept for a week. */
export const canBeUndone = ({ kind, state, finishedAt }: ImportRecord, now: Date): boolean =>
  state === 'done' &&
  finishedAt !== null &&
  finishedAt.getTime() >= now.getTime() - undoDays * dayMs &&
  importerOf(kind).undo !== undefined;

/** Takes back what a finished import wrote, within a week. */
export function startUndo(database: Database, site: Site, order: Order) {
  return database.transaction(async (db): Promise<Refusal<'state' | 'unknown'> | undefined> => {
    const { id, by, now } = order;
    const [record] = await lockImport(db, { site: site.code, id });
    if (!record) return unknown();
    const refused = refuseState(record, site, ['done']);
    if (refused) return refused;
    if (!canBeUndone(record, now)) return refuse(importRefusals, 'state.settled');
    await startUndoing(db, { id, now, by });
    await recordAudit(db, {
      ...byStaff(site, order),
      ...entryOf(record, 'import undo started', { ...record.written }),
    });
    return undefined;
  });
}

/** Rows that the run has written stay. */
export function cancelImport(database: Database, site: Site, order: Order) {
  return database.transaction(async (db): Promise<Refusal<'state' | 'unknown'> | undefined> => {
    const { id, now } = order;
    const [record] = await lockImport(db, { site: site.code, id });
    if (!record) return unknown();
    if (['done', 'cancelled', 'undoing', 'undone'].includes(record.state)) return refuseState(record, site, []);
    await endImport(db, { id, state: 'cancelled', problem: '', missing: record.missing, now });
    await recordAudit(db, { ...byStaff(site, order), ...entryOf(record, 'import cancelled', { ...record.written }) });
    return undefined;
  });
}

/** The rows of an undo that failed are still needed, so that it can go on. */
const refuseReading = (record: ImportRecord, site: Site) =>
  refuseState(record, site, record.failedIn === 'undoing' ? [] : ['uploaded', 'checked', 'failed']);

const entryOf = (
  { id: importId, kind, fileName: subject }: ImportRecord,
  action: string,
  details: Record<string, unknown>,
) => ({ action, subject, details: { importId, kind, ...details } });
