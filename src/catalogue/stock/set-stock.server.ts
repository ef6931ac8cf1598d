import type { Day } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { stockRefusals } from '../catalogue-refusals.ts';
import type { IncomingKind } from '../incoming-kinds.data.ts';
import {
  lockAndValidateStock,
  type StockLine,
  type ValidatedStock,
  writeValidatedStock,
} from './import-stock.server.ts';

export type StockLot = { quantity: number; dueOn: Day };

export type WantedStock = {
  code: string;
  /** '' for the branch that sells. */
  branch: string;
  onHand: number;
  /** Left out: it stays as it is. So do lots. */
  shelf?: string | undefined;
  arriving?: readonly StockLot[] | undefined;
  production?: readonly StockLot[] | undefined;
};

type SetStock = { rows: readonly WantedStock[]; by: string; now: Date };

export type StockRefusal = 'unknown_item' | 'item_twice' | 'unknown_branch' | 'less_than_reserved';

/** Sets the good rows in one transaction; of each row why it was refused, undefined for none. */
export function setStock(
  database: Database,
  site: Site,
  { rows, by, now }: SetStock,
): Promise<(Refusal<StockRefusal> | undefined)[]> {
  return database.transaction(async (db) => {
    const lines = rows.map((row, index) => toLine(site, row, index));
    const repeated = repeatedLines(lines);
    const once = lines.filter(({ line }) => !repeated.has(line));
    const validated = new Map((await lockAndValidateStock(db, site, once)).map((one) => [one.line, one]));
    const unknown = new Set(once.filter(({ line }) => validated.get(line)?.hasItem === false).map(({ code }) => code));
    const refusals = lines.map((line, index) => {
      if (unknown.has(line.code)) return refuse(stockRefusals, 'unknown_item', { code: line.code });
      if (repeated.has(line.line)) return refuse(stockRefusals, 'item_twice', { code: line.code });
      const found = validated.get(line.line);
      if (!found?.hasBranch) return refuse(stockRefusals, 'unknown_branch', { branch: rows[index]?.branch ?? '' });
      return found.problem === '' ? undefined : refuse(stockRefusals, 'less_than_reserved', { reason: found.problem });
    });
    const good = lines.filter((_line, index) => refusals[index] === undefined);
    await writeValidatedStock(db, site, good, [...validated.values()], { kind: 'api', by, now });
    if (good.length > 0) await audit(db, site, { rows, good, validated }, { by, now });
    return refusals;
  });
}

function toLine({ branches: [selling] }: Site, row: WantedStock, line: number): StockLine {
  const kinds = (['arriving', 'production'] as const).filter((kind) => row[kind] !== undefined);
  return {
    line,
    code: row.code,
    branch: row.branch || (selling?.code ?? ''),
    onHand: row.onHand,
    shelf: row.shelf ?? null,
    incomingKinds: kinds,
    incoming: kinds.flatMap((kind) => lotsInOrder(kind, row[kind] ?? [])),
  };
}

const lotsInOrder = (kind: IncomingKind, lots: readonly StockLot[]) =>
  lots
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.quantity - b.quantity)
    .map(({ quantity, dueOn }) => ({ kind, quantity, dueOn }));

/** The lines that name an item and a branch which a line before them names. */
function repeatedLines(lines: readonly StockLine[]): ReadonlySet<number> {
  const seen = new Set<string>();
  return new Set(
    lines.flatMap(({ line, code, branch }) => {
      const isRepeated = seen.has(`${branch} ${code}`);
      seen.add(`${branch} ${code}`);
      return isRepeated ? [line] : [];
    }),
  );
}

type Written = {
  rows: readonly WantedStock[];
  good: readonly StockLine[];
  validated: ReadonlyMap<number, ValidatedStock>;
};

async function audit(db: Db, site: Site, { rows, good, validated }: Written, { by, now }: { by: string; now: Date }) {
  const changes = good.map(({ line, code, onHand, shelf }) => {
    const { before = { onHand: 0, shelf: '' } } = validated.get(line) ?? {};
    return {
      code,
      branch: rows[line]?.branch ?? '',
      before: before.onHand,
      after: onHand,
      ...(shelf !== null && shelf !== before.shelf && { shelf }),
    };
  });
  await recordAudit(db, {
    ...byStaff(site, { by, now }),
    action: 'stock set',
    subject: `${good.length} items`,
    details: { changes },
  });
}
