import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import type { Site } from '../../sites/site.ts';
import type { Item } from '../catalogue.table.ts';
import { lockImportedStockOf, type StockLine, writeValidatedStock } from '../stock/import-stock.server.ts';
import {
  compareImportedItems,
  findImportedByCode,
  findImportedItems,
  lockImports,
  lockItemsByCode,
  mergeItems,
  retireItemsByCode,
  snakeCase,
} from './import-items.db.ts';
import { importedNames, type StagedRow } from './import-row.server.ts';

export type ValidatedItem = { line: number; outcome: 'new' | 'changed' | 'unchanged' | 'wrong'; problem: string };

/** What the rows would do; nothing is written. */
export async function validateItems(db: Db, site: Site, rows: readonly StagedRow[]): Promise<ValidatedItem[]> {
  const facts = rows.map(({ line, code, rowHash, onHand }) => ({ line, code, rowHash, onHand }));
  const compared = await compareImportedItems(db, { site: site.code, rows: JSON.stringify(facts) });
  return compared.map(({ line, isNew, isSame, onHand, reserved }) => {
    if (!isSame && onHand !== null && onHand < reserved) return shortStock({ line, onHand, reserved });
    return { line, outcome: isSame ? 'unchanged' : isNew ? 'new' : 'changed', problem: '' };
  });
}

/** The items as they are; imports and changes of them at the desk wait until the transaction ends. */
export async function lockImportedItems(db: Db, site: Site, codes: readonly string[]): Promise<Item[]> {
  const [, found] = await inOneRoundTrip(db, [
    () => lockImports(db, { site: site.code }),
    () => lockItemsByCode(db, { site: site.code, codes }),
  ]);
  return found;
}

export const findStoredItems = (db: Db, { code: site }: Site, codes: readonly string[]): Promise<Item[]> =>
  findImportedByCode(db, { site, codes });

/** What becomes of an item that was retired. */
export type RetiredItems = 'sell' | 'leave';

/** Writes the rows that differ from the catalogue, and their stock at the selling branch. */
export async function writeItems(
  db: Db,
  site: Site,
  rows: readonly StagedRow[],
  { by, now, retired }: { by: string; now: Date; retired: RetiredItems },
): Promise<ValidatedItem[]> {
  await lockImports(db, { site: site.code });
  const stockLines = stockLinesOf(site, rows);
  const short = new Map((await lockAndFindShort(db, site, rows, stockLines)).map((one) => [one.line, one]));
  const right = JSON.stringify(rows.filter(({ line }) => !short.has(line)));
  const merged = await mergeItems(db, {
    site: site.code,
    currency: site.currency,
    rows: right,
    sellsRetired: retired === 'sell',
    now,
  });
  const written = new Map(merged.map(({ code, isNew }) => [code, isNew ? ('new' as const) : ('changed' as const)]));
  const validated = rows.map(
    ({ line, code }): ValidatedItem =>
      short.get(line) ?? { line, outcome: written.get(code) ?? 'unchanged', problem: '' },
  );
  if (stockLines.length > 0) await writeValidatedStock(db, site, stockLines, validated, { kind: 'import', by, now });
  return validated;
}

async function lockAndFindShort(db: Db, site: Site, rows: readonly StagedRow[], stockLines: readonly StockLine[]) {
  if (stockLines.length === 0) return [];
  await lockImportedStockOf(db, site, stockLines);
  return (await validateItems(db, site, rows)).filter(({ outcome }) => outcome === 'wrong');
}

/** Stock of the rows that say how many pieces there are. */
export const stockLinesOf = ({ branches: [selling] }: Site, rows: readonly StagedRow[]): StockLine[] =>
  rows.flatMap(({ line, code, onHand, incoming, incomingKinds = onHand === null ? [] : allKinds }) =>
    (onHand === null && incomingKinds.length === 0) || !selling
      ? []
      : [
          {
            line,
            code,
            branch: selling.code,
            onHand,
            shelf: null,
            incoming,
            incomingKinds,
          },
        ],
  );

const allKinds = ['arriving', 'production'] as const;

const shortStock = ({ line, onHand, reserved }: { line: number; onHand: number; reserved: number }): ValidatedItem => ({
  line,
  outcome: 'wrong',
  problem: `on_hand ${onHand} is less than the ${reserved} reserved for orders; dispatch or cancel them first.`,
});

/** Orders and quotes keep them; the shop no longer shows them. Returns those that it retired. */
export async function retireItems(
  db: Db,
  { code: site }: Site,
  codes: readonly string[],
  now: Date,
): Promise<string[]> {
  return (await retireItemsByCode(db, { site, codes: [...codes], now })).map(({ code }) => code);
}

/** The facts that the rows would change, with what is there now. */
export async function changedFacts(db: Db, { code: site }: Site, rows: readonly StagedRow[]) {
  const found = await findImportedItems(db, { site, codes: rows.map(({ code }) => code) });
  const itemOf = new Map(found.map(({ code, item }) => [code, item as Readonly<Record<string, unknown>>]));
  return rows.map((row) => {
    const item = itemOf.get(row.code) ?? {};
    const fields = importedNames
      .map((name) => ({ name, before: item[snakeCase(name)] ?? null, after: row[name] }))
      .filter(({ before, after }) => before !== after);
    return { line: row.line, fields };
  });
}
