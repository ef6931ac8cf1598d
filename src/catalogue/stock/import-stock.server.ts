import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import {
  type ComparedStock,
  compareStock,
  deleteReplacedIncoming,
  emptyStock,
  findGivenStock,
  insertGivenIncoming,
  lockGivenStock,
  writeGivenStock,
} from './import-stock.db.ts';

export type IncomingKind = 'arriving' | 'production';

/** What a line says of one item at one branch. */
export type StockLine = {
  line: number;
  code: string;
  branch: string;
  onHand: number;
  /** Null leaves it as it is. */
  shelf: string | null;
  /** The incoming pieces that the line replaces, each kind with at most one lot, in alphabetic order. */
  incomingKinds: readonly IncomingKind[];
  incoming: readonly { kind: IncomingKind; quantity: number; dueOn: string }[];
};

export type JudgedStock = { line: number; outcome: 'new' | 'changed' | 'unchanged' | 'wrong'; problem: string };

export async function judgeStock(db: Db, { code }: Site, lines: readonly StockLine[]): Promise<JudgedStock[]> {
  return (await compareStock(db, { site: code, rows: JSON.stringify(lines) })).map(judge);
}

function judge({ line, code, isKnown, isNew, isSame, onHand, reserved }: ComparedStock): JudgedStock {
  const wrong = (problem: string) => ({ line, outcome: 'wrong' as const, problem });
  if (!isKnown) return wrong(`itemcode '${code}' is not in the catalogue.`);
  if (onHand < reserved)
    return wrong(`on_hand ${onHand} is less than the ${reserved} reserved for orders; dispatch or cancel them first.`);
  return { line, outcome: isNew ? 'new' : isSame ? 'unchanged' : 'changed', problem: '' };
}

/** Writes the lines that are right; says of each what it did. Writing them again changes nothing. */
export async function writeStock(db: Db, site: Site, lines: readonly StockLine[]): Promise<JudgedStock[]> {
  await lockGivenStock(db, { site: site.code, rows: JSON.stringify(lines) });
  const judged = await judgeStock(db, site, lines);
  const toWrite = new Set(
    judged.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ line }) => line),
  );
  const written = lines.filter(({ line }) => toWrite.has(line));
  if (written.length === 0) return judged;
  const params = { site: site.code, rows: JSON.stringify(written) };
  await writeGivenStock(db, { ...params, hasShelf: written.some(({ shelf }) => shelf !== null) });
  if (written.some(({ incomingKinds }) => incomingKinds.length > 0)) {
    await deleteReplacedIncoming(db, params);
    await insertGivenIncoming(db, params);
  }
  return judged;
}

/** Sets the pieces on the shelf to what is reserved for orders; returns how many rows it changed. */
export async function emptyStockOf(db: Db, { code }: Site, gone: readonly { code: string; branch: string }[]) {
  return (await emptyStock(db, { site: code, rows: JSON.stringify(gone) })).length;
}

/** What is there now, of lines whose item and branch are known. */
export const stockNow = (db: Db, { code }: Site, lines: readonly StockLine[]) =>
  findGivenStock(db, { site: code, rows: JSON.stringify(lines) });
