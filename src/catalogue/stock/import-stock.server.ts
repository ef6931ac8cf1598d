import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import {
  type ComparedStock,
  compareStock,
  deleteReplacedIncoming,
  emptyStock,
  insertGivenIncoming,
  lockGivenStock,
  writeGivenStock,
} from './import-stock.db.ts';

export type IncomingKind = 'arriving' | 'production';

/** What is said of one item at one branch. */
export type StockLine = {
  line: number;
  code: string;
  branch: string;
  onHand: number;
  /** Null leaves it as it is. */
  shelf: string | null;
  /** The incoming pieces that the line replaces. */
  incomingKinds: readonly IncomingKind[];
  /** By kind, then by day, then by quantity. */
  incoming: readonly { kind: IncomingKind; quantity: number; dueOn: string }[];
};

export type JudgedStock = {
  line: number;
  outcome: 'new' | 'changed' | 'unchanged' | 'wrong';
  problem: string;
  hasItem: boolean;
  hasBranch: boolean;
  /** Undefined where there was no stock of it yet. */
  before: { onHand: number; shelf: string } | undefined;
};

export async function judgeStock(db: Db, { code }: Site, lines: readonly StockLine[]): Promise<JudgedStock[]> {
  return (await compareStock(db, { site: code, rows: JSON.stringify(lines) })).map(judge);
}

function judge(compared: ComparedStock): JudgedStock {
  const { line, code, hasItem, hasBranch, isSame, onHand, reserved, onHandBefore, shelfBefore } = compared;
  const before = onHandBefore === null ? undefined : { onHand: onHandBefore, shelf: shelfBefore ?? '' };
  const found = { line, hasItem, hasBranch, before };
  const wrong = (problem: string) => ({ ...found, outcome: 'wrong' as const, problem });
  if (!hasItem || !hasBranch) return wrong(`itemcode '${code}' is not in the catalogue.`);
  if (onHand < reserved)
    return wrong(`on_hand ${onHand} is less than the ${reserved} reserved for orders; dispatch or cancel them first.`);
  return { ...found, outcome: before === undefined ? 'new' : isSame ? 'unchanged' : 'changed', problem: '' };
}

export async function lockGivenStockOf(db: Db, { code }: Site, lines: readonly StockLine[]): Promise<void> {
  await lockGivenStock(db, { site: code, rows: JSON.stringify(lines) });
}

/** Locks what the lines name, so that what is judged stays until it is written. */
export async function lockAndJudgeStock(db: Db, site: Site, lines: readonly StockLine[]): Promise<JudgedStock[]> {
  await lockGivenStockOf(db, site, lines);
  return judgeStock(db, site, lines);
}

/** Writes the lines that are right; says of each what it did. Writing them again changes nothing. */
export async function writeStock(db: Db, site: Site, lines: readonly StockLine[]): Promise<JudgedStock[]> {
  const judged = await lockAndJudgeStock(db, site, lines);
  await writeJudgedStock(db, site, lines, judged);
  return judged;
}

/** Writes those of the lines that were judged new or changed. */
export async function writeJudgedStock(
  db: Db,
  { code }: Site,
  lines: readonly StockLine[],
  judged: readonly Pick<JudgedStock, 'line' | 'outcome'>[],
): Promise<void> {
  const toWrite = new Set(
    judged.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ line }) => line),
  );
  const written = lines.filter(({ line }) => toWrite.has(line));
  if (written.length === 0) return;
  const params = { site: code, rows: JSON.stringify(written) };
  await writeGivenStock(db, params);
  if (written.some(({ incomingKinds }) => incomingKinds.length > 0)) {
    await deleteReplacedIncoming(db, params);
    await insertGivenIncoming(db, params);
  }
}

/** Sets the pieces on the shelf to what is reserved for orders; returns how many rows it changed. */
export async function emptyStockOf(db: Db, { code }: Site, gone: readonly { code: string; branch: string }[]) {
  return (await emptyStock(db, { site: code, rows: JSON.stringify(gone) })).length;
}
