import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { IncomingKind } from '../incoming-kinds.data.ts';
import {
  type ComparedStock,
  compareStock,
  deleteReplacedIncoming,
  emptyStock,
  insertImportedIncoming,
  lockImportedStock,
  writeImportedStock,
} from './import-stock.db.ts';
import { causeText, type StockCause } from './stock-cause.sql.ts';

/** What is said of one item at one branch. */
export type StockLine = {
  line: number;
  code: string;
  branch: string;
  /** Null leaves them as they are. */
  onHand: number | null;
  /** Null leaves it as it is. */
  shelf: string | null;
  /** The incoming pieces that the line replaces. */
  incomingKinds: readonly IncomingKind[];
  /** The incoming pieces sorted by kind, then by day, then by quantity. */
  incoming: readonly { kind: IncomingKind; quantity: number; dueOn: string }[];
};

export type StockBefore = Pick<StockLine, 'incoming'> & { onHand: number; shelf: string };

export type ValidatedStock = {
  line: number;
  outcome: 'new' | 'changed' | 'unchanged' | 'wrong';
  problem: string;
  hasItem: boolean;
  hasBranch: boolean;
  /** Undefined where there was no stock of it yet. */
  before: StockBefore | undefined;
};

export async function validateStock(db: Db, { code }: Site, lines: readonly StockLine[]): Promise<ValidatedStock[]> {
  return (await compareStock(db, { site: code, rows: JSON.stringify(lines) })).map(validate);
}

function validate(compared: ComparedStock): ValidatedStock {
  const { line, code, hasItem, hasBranch, isSame, onHand, reserved, onHandBefore, shelfBefore, incomingBefore } =
    compared;
  const before =
    onHandBefore === null
      ? undefined
      : { onHand: onHandBefore, shelf: shelfBefore ?? '', incoming: incomingBefore as StockBefore['incoming'] };
  const found = { line, hasItem, hasBranch, before };
  const wrong = (problem: string) => ({ ...found, outcome: 'wrong' as const, problem });
  if (!hasItem || !hasBranch) return wrong(`itemcode '${code}' is not in the catalogue.`);
  if (onHand < reserved)
    return wrong(`on_hand ${onHand} is less than the ${reserved} reserved for orders; dispatch or cancel them first.`);
  return { ...found, outcome: before === undefined ? 'new' : isSame ? 'unchanged' : 'changed', problem: '' };
}

export async function lockImportedStockOf(db: Db, { code }: Site, lines: readonly StockLine[]): Promise<void> {
  await lockImportedStock(db, { site: code, rows: JSON.stringify(lines) });
}

/** Locks what the lines name, so that what is validated stays until it is written. */
export async function lockAndValidateStock(db: Db, site: Site, lines: readonly StockLine[]): Promise<ValidatedStock[]> {
  await lockImportedStockOf(db, site, lines);
  return validateStock(db, site, lines);
}

/** Writes the lines that are right; says of each what it did. Writing them again changes nothing. */
export async function writeStock(
  db: Db,
  site: Site,
  lines: readonly StockLine[],
  cause: StockCause,
): Promise<ValidatedStock[]> {
  const validated = await lockAndValidateStock(db, site, lines);
  await writeValidatedStock(db, site, lines, validated, cause);
  return validated;
}

/** Writes those of the lines that were found new or changed. */
export async function writeValidatedStock(
  db: Db,
  { code }: Site,
  lines: readonly StockLine[],
  validated: readonly Pick<ValidatedStock, 'line' | 'outcome'>[],
  cause: StockCause,
): Promise<void> {
  const toWrite = new Set(
    validated.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ line }) => line),
  );
  const written = lines.filter(({ line }) => toWrite.has(line));
  if (written.length === 0) return;
  const params = { site: code, rows: JSON.stringify(written) };
  await writeImportedStock(db, { ...params, cause: causeText(cause) });
  if (written.some(({ incomingKinds }) => incomingKinds.length > 0)) {
    await deleteReplacedIncoming(db, params);
    await insertImportedIncoming(db, params);
  }
}

/** Sets the pieces on the shelf to what is reserved for orders; returns what it changed, with the pieces of before. */
export async function emptyStockOf(
  db: Db,
  { code }: Site,
  gone: readonly { code: string; branch: string }[],
  cause: StockCause,
) {
  return emptyStock(db, { site: code, rows: JSON.stringify(gone), cause: causeText(cause) });
}

/** What was written, and what was there before; nothing where there was no stock of the item yet. */
export type StockToUndo = { written: StockLine; before: StockBefore | undefined };

/** Gives stock back what it had where it still is as it was written; says of each other line why it stays. */
export async function undoStock(
  db: Db,
  site: Site,
  lines: readonly StockToUndo[],
  cause: StockCause,
): Promise<{ line: number; problem: string }[]> {
  const current = await lockAndValidateStock(
    db,
    site,
    lines.map(({ written }) => written),
  );
  const isAsWritten = new Set(current.flatMap(({ line, outcome }) => (outcome === 'unchanged' ? [line] : [])));
  const restored = lines.flatMap(({ written, before }): StockLine[] =>
    isAsWritten.has(written.line)
      ? [
          {
            ...written,
            onHand: written.onHand === null ? null : (before?.onHand ?? 0),
            shelf: written.shelf === null ? null : (before?.shelf ?? ''),
            incoming: before?.incoming ?? [],
          },
        ]
      : [],
  );
  const results = new Map((await writeStock(db, site, restored, cause)).map(({ line, problem }) => [line, problem]));
  return lines.map(({ written: { line } }) => ({ line, problem: results.get(line) ?? changedSince }));
}

const changedSince = 'The stock has changed since; it stays as it is.';
