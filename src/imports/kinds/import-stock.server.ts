import { type CellParser, day, code as itemCode, text, whole } from '../../catalogue/import/cell-parsers.ts';
import type { IncomingKind } from '../../catalogue/incoming-kinds.data.ts';
import { emptyStockOf, type StockLine, validateStock, writeStock } from '../../catalogue/stock/import-stock.server.ts';
import { formatDay } from '../../lib/dates.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { cellReader } from '../columns/cell-reader.ts';
import type { ImportColumn, ReadCells } from '../import-kind.data.ts';
import type { ImportedChange, Importer, StagedLine } from './importer.ts';
import { findMissingStock } from './missing.db.ts';

const column = (columnName: string, meaning: string, aliases: string[], required = false): ImportColumn => ({
  name: columnName,
  required,
  meaning,
  aliases,
});

const columns = [
  column(
    'itemcode',
    "the seller's stock code",
    ['code', 'part no', 'part number', 'sku', 'material', 'article', 'item', 'stock code', 'item no'],
    true,
  ),
  column(
    'on_hand',
    'pieces on the shelf, including those reserved for orders',
    ['qty', 'quantity', 'stock', 'closing balance', 'closing stock', 'balance', 'unrestricted', 'pieces', 'available'],
    true,
  ),
  column('branch', 'code or name of the branch; empty: the selling branch', [
    'godown',
    'warehouse',
    'plant',
    'location',
  ]),
  column('shelf', 'where the pieces lie, such as A-03-2', ['bin', 'rack', 'storage bin']),
  column('arriving_qty', 'pieces arriving', ['in transit', 'arriving']),
  column('arriving_on', 'the day they are due, such as 2026-12-04', ['eta', 'arriving date']),
  column('production_qty', 'pieces in production', ['in production']),
  column('production_on', 'the day they are due, such as 2026-12-04', ['production date']),
];

const maxPieces = 100_000_000;

export function readStockCells({ branches }: Pick<Site, 'branches'>): ReadCells {
  return (cells) => {
    const { problems, read } = cellReader(cells);
    const code = read('itemcode', itemCode(60), '');
    const branch = read('branch', branchOf(branches), '');
    const kinds = (['arriving', 'production'] as const).filter((kind) => `${kind}_qty` in cells);
    const values: Omit<StockLine, 'line'> = {
      code,
      branch,
      onHand: read('on_hand', filled, 0),
      shelf: 'shelf' in cells ? read('shelf', text(20), '') : null,
      incomingKinds: kinds,
      incoming: kinds.flatMap((kind) => readLot(kind, read, problems)),
    };
    const key = code === '' || branch === '' ? '' : `${branch} · ${code}`;
    return problems.length > 0 ? { key, problems } : { key, values };
  };
}

/** Nobody means 0 pieces by leaving the cell empty. */
const filled: CellParser<number> = (cell) =>
  cell === '' ? { problem: 'is empty; write 0 where there is nothing' } : whole(0, maxPieces, 0)(cell);

const branchOf =
  (branches: Site['branches']): CellParser<string> =>
  (cell) => {
    const plain = (text: string) => plainHyphens(text).toLowerCase();
    const named = (text: string) => plain(text) === plain(cell);
    const branch = cell === '' ? branches[0] : branches.find(({ code, name }) => named(code) || named(name));
    return branch
      ? { value: branch.code }
      : { problem: `'${cell.slice(0, 40)}' is no branch; write one of ${branches.map(({ code }) => code).join(', ')}` };
  };

function readLot(kind: IncomingKind, read: ReturnType<typeof cellReader>['read'], problems: string[]) {
  const quantity = read(`${kind}_qty`, whole(0, maxPieces, 0), 0);
  const dueOn = read(`${kind}_on`, day, '');
  if (quantity > 0 && dueOn === '' && problems.length === 0)
    problems.push(`${kind}_on is empty; write the date the ${quantity} pieces are due.`);
  return quantity > 0 ? [{ kind, quantity, dueOn }] : [];
}

const linesOf = (lines: readonly StagedLine[]) =>
  lines.map(({ line, values }) => ({ line, ...(values as Omit<StockLine, 'line'>) }));

async function describeStock(db: Db, site: Site, staged: readonly StagedLine[]): Promise<ImportedChange[]> {
  const lines = linesOf(staged);
  const now = new Map((await validateStock(db, site, lines)).map(({ line, before }) => [line, before]));
  return lines.flatMap(({ line, onHand, shelf, incoming }) => {
    const before = now.get(line);
    if (!before) return [];
    const fields = [
      { name: 'on_hand', before: String(before.onHand), after: String(onHand) },
      { name: 'shelf', before: before.shelf, after: shelf ?? before.shelf },
      ...incoming.map((lot) => ({
        name: `${lot.kind}_qty`,
        before: '',
        after: `${lot.quantity}, ${formatDay(lot.dueOn)}`,
      })),
    ];
    return [{ line, fields: fields.filter(({ before, after }) => before !== after) }];
  });
}

export const stockImporter: Importer = {
  columns,
  describe: describeStock,
  createReader: async (_db, site) => readStockCells(site),
  validate: ({ db, site }, lines) => validateStock(db, site, linesOf(lines)),
  write: ({ db, site }, lines) => writeStock(db, site, linesOf(lines)),
  missing: {
    find: (db, { code: site }, importId, limit) => findMissingStock(db, { site, importId, limit }),
    retire: ({ db, site }, missing) =>
      emptyStockOf(
        db,
        site,
        missing.map(({ code, branch = '' }) => ({ code, branch })),
      ),
  },
};
