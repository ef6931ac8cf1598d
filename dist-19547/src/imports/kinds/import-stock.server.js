import {                  day, name, text, whole } from '../../catalogue/import/cell-parsers.js';
import {
  emptyStockOf,
                    
  judgeStock,
                 
  writeStock,
} from '../../catalogue/stock/import-stock.server.js';
                                                                   
                                                
import { cellReader } from '../columns/cell-reader.js';
                                                                      
                                                                      
import { findMissingStock } from './missing.db.js';

const column = (columnName        , meaning        , aliases          , required = false)               => ({
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

export function readStockCells({ branches }                        )            {
  return (cells) => {
    const { problems, read } = cellReader(cells);
    const code = read('itemcode', name(60), '');
    const branch = read('branch', branchOf(branches), '');
    const kinds = (['arriving', 'production']         ).filter((kind) => `${kind}_qty` in cells);
    const values                          = {
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
const filled                     = (cell) =>
  cell === '' ? { problem: 'is empty; write 0 where there is nothing' } : whole(0, maxPieces, 0)(cell);

const branchOf =
  (branches                  )                     =>
  (cell) => {
    const named = (text        ) => text.toLowerCase() === cell.toLowerCase();
    const branch = cell === '' ? branches[0] : branches.find(({ code, name }) => named(code) || named(name));
    return branch
      ? { value: branch.code }
      : { problem: `'${cell.slice(0, 40)}' is no branch; write one of ${branches.map(({ code }) => code).join(', ')}` };
  };

function readLot(kind              , read                                       , problems          ) {
  const quantity = read(`${kind}_qty`, whole(0, maxPieces, 0), 0);
  const dueOn = read(`${kind}_on`, day, '');
  if (quantity > 0 && dueOn === '' && problems.length === 0)
    problems.push(`${kind}_on is empty; write the date the ${quantity} pieces are due.`);
  return quantity > 0 ? [{ kind, quantity, dueOn }] : [];
}

const linesOf = (lines                       ) =>
  lines.map(({ line, values }) => ({ line, ...(values                           ) }));

async function describeStock(db    , site      , staged                       )                        {
  const lines = linesOf(staged);
  const now = new Map((await judgeStock(db, site, lines)).map(({ line, before }) => [line, before]));
  return lines.flatMap(({ line, onHand, shelf, incoming }) => {
    const before = now.get(line);
    if (!before) return [];
    const fields = [
      { name: 'on_hand', before: String(before.onHand), after: String(onHand) },
      { name: 'shelf', before: before.shelf, after: shelf ?? before.shelf },
      ...incoming.map((lot) => ({ name: `${lot.kind}_qty`, before: '', after: `${lot.quantity}, ${lot.dueOn}` })),
    ];
    return [{ line, fields: fields.filter(({ before, after }) => before !== after) }];
  });
}

export const stockImporter           = {
  columns,
  describe: describeStock,
  createReader: async (_db, site) => readStockCells(site),
  judge: ({ db, site }, lines) => judgeStock(db, site, linesOf(lines)),
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
