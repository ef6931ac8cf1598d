import { type Day, dayOf, formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import type { PriceMove } from './listed-price.contract.ts';
import { type LinePrices, type PlannedEdit, PriceBook, type RowWrite } from './price-book.ts';
import { movesOf } from './price-moves.server.ts';
import { loadPriceOwner, type NamedOwner, type PriceOwner } from './price-owner.server.ts';
import {
  findChangesSince,
  findLastPriceChange,
  findStoredPrices,
  lockPrices,
  type OwnerParams,
  type PriceChange,
  writePrices,
} from './price-rows.db.ts';
import { priceRowText } from './price-text.rule.ts';
import { type LineProblem, readPriceEdits, type TypedEdit } from './read-price-edits.server.ts';

export type SavePrices = {
  owner: PriceOwner;
  edits: readonly TypedEdit[];
  /** 'all-or-nothing' writes nothing if a line is bad; 'check' never writes. */
  mode: 'good-lines' | 'all-or-nothing' | 'check';
  by: string;
  now: Date;
};

type LineOutcome = 'begun' | 'changed' | 'unchanged';

export type PriceReport = {
  written: boolean;
  begun: number;
  changed: number;
  unchanged: number;
  problems: LineProblem[];
  /** The prices of each line's items before and after it. */
  prices: ReadonlyMap<number, LinePrices>;
  /** The outcome of each line without a problem, or what it would be. */
  outcomes: ReadonlyMap<number, LineOutcome>;
  /** The id of the row that says what a saved line says. */
  rowIds: ReadonlyMap<number, number>;
  /** The largest first. */
  moves: PriceMove[];
  /** The last change of these rows, to be sent back with the next edits. */
  lastChange: number;
};

/** Saves the good rows, and says of each other one what to write instead. */
export async function savePrices(
  database: Database,
  site: Site,
  request: SavePrices,
): Promise<PriceReport | Refusal<'unknown_owner'>> {
  const owner = await loadPriceOwner(database, site.code, request.owner);
  if (owner instanceof Refusal) return owner;
  return database.longTransaction(async (db) => {
    const today = dayOf(request.now, site.calendar.timeZone);
    const params = { site: site.code, priceListId: owner.priceListId, customerId: owner.customerId };
    await lockPrices(db, params);
    const ids = request.edits.flatMap(({ rowId }) => rowId ?? []);
    const book = new PriceBook(await findStoredPrices(db, { ...params, since: today, ids }), today);
    const { edits, problems } = await readPriceEdits(db, site.code, request.edits, (id) => book.row(id));
    const changes = await changesSeenByNobody(db, params, request.edits);
    const moves = await movesOf(db, site.code, { owner, edits, book, today });
    const counts = { begun: 0, changed: 0, unchanged: 0 };
    const outcomes = new Map<number, LineOutcome>();
    const prices = new Map<number, LinePrices>();
    for (const edit of edits) {
      const planned = book.plan(edit);
      const stale = staleProblem(edit, planned, changes, site);
      if (stale) problems.push({ line: edit.line, ...stale });
      else if ('problem' in planned) problems.push({ line: edit.line, ...planned.problem, choices: [] });
      else {
        const isNew = planned.writes.every(({ kind }) => kind === 'begun');
        const outcome = planned.writes.length === 0 ? 'unchanged' : isNew ? 'begun' : 'changed';
        counts[outcome] += 1;
        outcomes.set(edit.line, outcome);
        const before = book.pricesOf(edit.wanted);
        book.apply(planned.writes);
        prices.set(edit.line, { before, after: book.pricesOf(edit.wanted) });
      }
    }
    const bad = new Set(problems.map(({ line }) => line));
    const isWritten = request.mode === 'good-lines' || (request.mode === 'all-or-nothing' && bad.size === 0);
    const newIds = isWritten ? await writePriceRows(db, site, owner, book.writes(), request) : undefined;
    const [last] = await findLastPriceChange(db, params);
    return {
      written: isWritten,
      ...counts,
      outcomes,
      prices,
      rowIds: newIds ? rowIdsOf(edits, book, newIds, today) : new Map(),
      problems: problems.sort((a, b) => a.line - b.line),
      moves: moves.filter(({ line }) => !bad.has(line)),
      lastChange: last?.id ?? 0,
    };
  });
}

/** The latest change of each row since the oldest state that an edit was made on. */
async function changesSeenByNobody(db: Db, params: OwnerParams, edits: readonly TypedEdit[]) {
  const seen = edits.flatMap((edit) => edit.seen ?? []);
  if (seen.length === 0) return new Map<number, PriceChange>();
  const since = seen.reduce((least, one) => Math.min(least, one));
  const changes = await findChangesSince(db, { ...params, since });
  return new Map(changes.map((change) => [change.rowId, change]));
}

type Edits = Awaited<ReturnType<typeof readPriceEdits>>['edits'];

function staleProblem(
  { seen }: Edits[number],
  { touched }: PlannedEdit,
  changes: ReadonlyMap<number, PriceChange>,
  { calendar, currency }: Site,
): Omit<LineProblem, 'line'> | undefined {
  if (seen === undefined) return undefined;
  const change = touched.flatMap((id) => changes.get(id) ?? []).find(({ id }) => id > seen);
  if (!change) return undefined;
  const who = t`${change.changedBy} changed this row on ${formatDateTime(change.changedAt, calendar.timeZone)}`;
  const [before, after] = [change.before, change.after].map((row) => row && priceRowText(row, currency));
  const what = after ? (before ? t`${before} became ${after}` : t`new is ${after}`) : t`it was removed`;
  return {
    field: 'for',
    message: t`${who}: ${what}. Load the rows again before you change it`,
    choices: [],
    stale: true,
  };
}

/** An audit entry holds this many rows at most. */
const rowsPerEntry = 500;

/** Returns the stored id of each row, by its id in the book. */
export async function writePriceRows(
  db: Db,
  site: Site,
  { name, priceListId, customerId }: NamedOwner,
  rows: ReadonlyMap<number, RowWrite>,
  { by, now }: Pick<SavePrices, 'by' | 'now'>,
): Promise<Map<number, number>> {
  if (rows.size === 0) return new Map();
  const [ids, writes] = [[...rows.keys()], [...rows.values()]];
  const placed = JSON.stringify(writes.map((one, place) => ({ place, ...one })));
  const owner = { site: site.code, priceListId, customerId };
  const written = await writePrices(db, { ...owner, currency: site.currency, writes: placed, now, by });
  for (let from = 0; from < writes.length; from += rowsPerEntry)
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: customerId === null ? 'price list rows' : 'customer prices',
      subject: name,
      customerId: customerId ?? undefined,
      details: { priceListId, rows: writes.slice(from, from + rowsPerEntry) },
    });
  return new Map(written.map(({ place, id }) => [ids[place] ?? id, id]));
}

function rowIdsOf(edits: Edits, book: PriceBook, stored: ReadonlyMap<number, number>, today: Day): Map<number, number> {
  const found = edits.flatMap(({ line, kind, wanted }) => {
    const from = wanted.validFrom ?? today;
    const row = kind === 'price' ? book.rowOn(wanted, from > today ? from : today) : undefined;
    return row ? [[line, stored.get(row.id) ?? row.id] as const] : [];
  });
  return new Map(found);
}
