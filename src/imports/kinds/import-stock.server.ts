import { type CellParser, day, code as itemCode, text, whole } from '../../catalogue/import/cell-parsers.ts';
import type { IncomingKind } from '../../catalogue/incoming-kinds.data.ts';
import { findCodesOfOthers, type ItemNaming } from '../../catalogue/named-items/find-meant-items.server.ts';
import {
  emptyStockOf,
  type StockBefore,
  type StockLine,
  undoStock,
  type ValidatedStock,
  validateStock,
  writeStock,
} from '../../catalogue/stock/import-stock.server.ts';
import { formatDay } from '../../lib/dates.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { cellReader } from '../columns/cell-reader.ts';
import type { ReadCells, ValidatedLine } from '../import-kind.data.ts';
import type { WrittenLine } from '../imports.db.ts';
import { type ImportedChange, type Importer, type ImportWork, importColumn, type StagedLine } from './importer.ts';
import { findMissingStock } from './missing.db.ts';
import { nameItems } from './name-items.server.ts';

const columns = [
  {
    ...importColumn('itemcode', "the seller's stock code", [
      'code',
      'part no',
      'part number',
      'sku',
      'material',
      'material no',
      'article',
      'item',
      'stock code',
      'item no',
    ]),
    // A stock summary names its items in one column: by code, or by maker and number.
    elseAs: 'itemname',
  },
  importColumn('itemname', 'the designation, where there is no stock code or it is another one', [
    'designation',
    'item name',
    'name of item',
    'stock item',
    'particulars',
    'description',
    'material description',
    'product',
  ]),
  importColumn('brandname', 'the maker; with it an item is found by its designation', [
    'brand',
    'make',
    'maker',
    'manufacturer',
    'company',
  ]),
  importColumn(
    'on_hand',
    'pieces on the shelf, including those reserved for orders',
    [
      'qty',
      'quantity',
      'qty on hand',
      'quantity on hand',
      'stock',
      'stock on hand',
      'closing balance',
      'closing stock',
      'closing qty',
      'closing quantity',
      'cl. qty',
      'balance',
      'balance qty',
      'bal qty',
      'unrestricted',
      'unrestricted stock',
      'pieces',
      'available',
      'available qty',
      'physical stock',
      'accounting stock',
    ],
    true,
    'number',
  ),
  importColumn('branch', 'code or name of the branch; empty: the selling branch', [
    'godown',
    'godown name',
    'warehouse',
    'warehouse name',
    'plant',
    'location',
    'storage location',
    'store',
  ]),
  importColumn('shelf', 'where the pieces lie, such as A-03-2', [
    'bin',
    'rack',
    'rack no',
    'storage bin',
    'bin location',
    'location in store',
  ]),
  importColumn('arriving_qty', 'pieces arriving', ['in transit', 'arriving', 'stock in transit'], false, 'number'),
  importColumn('arriving_on', 'the day they are due, such as 2026-12-04', ['eta', 'arriving date'], false, 'day'),
  importColumn('production_qty', 'pieces in production', ['in production'], false, 'number'),
  importColumn('production_on', 'the day they are due, such as 2026-12-04', ['production date'], false, 'day'),
];

const maxPieces = 100_000_000;

/** What a line says of one item at one branch, and how it names the item. */
type StockValues = Omit<StockLine, 'line'> & { naming?: ItemNaming };

export function readStockCells({ branches }: Pick<Site, 'branches'>): ReadCells {
  return (cells) => {
    const { problems, read, unknownWords } = cellReader(cells);
    const isByCode = 'itemcode' in cells;
    const code = isByCode ? read('itemcode', itemCode(60), '') : '';
    const designation = 'itemname' in cells ? read('itemname', text(120), '') : '';
    const maker = 'brandname' in cells ? read('brandname', text(60), '') : '';
    if (!isByCode && designation === '') problems.push('itemname is empty; write a value.');
    const branch = read('branch', branchOf(branches), '');
    const kinds = (['arriving', 'production'] as const).filter((kind) => `${kind}_qty` in cells);
    const values: StockValues = {
      code,
      branch,
      onHand: read('on_hand', filled, 0),
      shelf: 'shelf' in cells ? read('shelf', text(20), '') : null,
      incomingKinds: kinds,
      incoming: kinds.flatMap((kind) => readLot(kind, read, problems)),
      ...((designation !== '' || maker !== '') && { naming: { code, name: designation, maker } }),
    };
    // The same number of another maker is another item.
    const item = [maker, code || designation].filter((one) => one !== '').join(' ');
    const key = item === '' || branch === '' ? '' : `${branch} · ${item}`;
    // The key of a wrong line keeps its item from being missing; only a code alone is sure to name it.
    const isSure = maker === '' && code !== '';
    return problems.length > 0 ? { key: isSure ? key : '', problems, unknownWords } : { key, values };
  };
}

/** Nobody means 0 pieces by leaving the cell empty. */
const filled: CellParser<number> = (cell) => {
  if (cell === '') return { problem: 'is empty; write 0 where there is nothing' };
  if (/^[-\u2212(]\s*\d/.test(cell))
    return { problem: `'${cell.slice(0, 40)}' is below 0; write what is on the shelf, or 0 where there is nothing` };
  return whole(0, maxPieces, 0)(cell);
};

const branchOf =
  (branches: Site['branches']): CellParser<string> =>
  (cell) => {
    const plain = (text: string) => plainHyphens(text).toLowerCase().replace(/\s+/g, ' ');
    const named = (text: string) => plain(text) === plain(cell);
    const branch = cell === '' ? branches[0] : branches.find(({ code, name }) => named(code) || named(name));
    return branch
      ? { value: branch.code }
      : {
          problem: `'${cell.slice(0, 40)}' is no branch; write one of ${branches.map(({ code }) => code).join(', ')}`,
          unknown: { word: cell, choices: branches.map(({ code, name }) => ({ value: code, text: name })) },
        };
  };

function readLot(kind: IncomingKind, read: ReturnType<typeof cellReader>['read'], problems: string[]) {
  const quantity = read(`${kind}_qty`, whole(0, maxPieces, 0), 0);
  const dueOn = read(`${kind}_on`, day, '');
  if (quantity > 0 && dueOn === '' && problems.length === 0)
    problems.push(`${kind}_on is empty; write the date the ${quantity} pieces are due.`);
  return quantity > 0 ? [{ kind, quantity, dueOn }] : [];
}

const linesOf = (lines: readonly StagedLine[]) =>
  lines.map(({ line, values }) => ({ line, ...(values as StockValues) }));

/** Items that no stock code names as it is are looked for by code in other spellings, and by maker and designation. */
async function validate({ db, site, words }: ImportWork, staged: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const lines = linesOf(staged);
  const validated = await validateStock(db, site, lines);
  const lineOf = new Map(lines.map((one) => [one.line, one]));
  const withMaker = lines.flatMap(({ code, naming }) => (naming?.maker ? [{ code, maker: naming.maker }] : []));
  const ofOthers = await findCodesOfOthers(db, site, withMaker);
  const asked = validated.flatMap(({ line, hasItem, hasBranch }) => {
    const said = lineOf.get(line);
    const isOther = said?.naming?.maker !== undefined && said.naming.maker !== '' && ofOthers.has(said.code);
    return said && hasBranch && (!hasItem || isOther) ? [said] : [];
  });
  const named = await nameItems(
    db,
    site,
    words,
    asked.map(({ code, naming }) => naming ?? { code, name: '', maker: '' }),
  );
  const found = asked.flatMap(({ naming: _, ...line }, place): StockLine[] => {
    const item = named[place];
    return item && 'code' in item ? [{ ...line, code: item.code }] : [];
  });
  const again = found.length > 0 ? await validateStock(db, site, found) : [];
  const results = new Map(validated.map((one) => [one.line, resultOf(lineOf.get(one.line), one)]));
  for (const [place, { line }] of asked.entries()) {
    const item = named[place];
    if (!item || !('problem' in item)) continue;
    // A line that waits for somebody's answer names an item, so that nothing counts as missing.
    const waits = item.unknownWords.length > 0 && { found: { key: '', values: {} } };
    results.set(line, { line, outcome: 'wrong', ...item, ...waits });
  }
  const foundOf = new Map(found.map((one) => [one.line, one]));
  for (const one of again) {
    const { line: _, ...values } = foundOf.get(one.line) ?? { line: 0, code: '', branch: '' };
    results.set(one.line, { ...resultOf(foundOf.get(one.line), one), found: { key: keyOf(values), values } });
  }
  return lines.flatMap(({ line }) => results.get(line) ?? []);
}

const keyOf = ({ branch, code }: Pick<StockLine, 'branch' | 'code'>) => `${branch} · ${code}`;

/** The shelf is the only thing that an empty cell takes away. */
const resultOf = (
  said: StockValues | undefined,
  { line, outcome, problem, before }: ValidatedStock,
): ValidatedLine => ({
  line,
  outcome,
  problem,
  ...(said?.naming && { found: { key: keyOf(said), values: { ...said, naming: undefined } } }),
  ...(outcome === 'changed' && said?.shelf === '' && before?.shelf !== '' && { emptied: ['shelf'] }),
});

async function describeStock(db: Db, site: Site, staged: readonly StagedLine[]): Promise<ImportedChange[]> {
  const lines = linesOf(staged);
  const now = new Map((await validateStock(db, site, lines)).map(({ line, before }) => [line, before]));
  return lines.flatMap(({ line, onHand, shelf, incoming }) => {
    const before = now.get(line);
    if (!before) return [];
    const fields = [
      { name: 'on_hand', before: String(before.onHand), after: String(onHand ?? before.onHand) },
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
  naming: [['itemcode'], ['itemname', 'brandname']],
  sample: { itemcode: 'AC-6205-2Z', on_hand: '1,250', branch: '', shelf: 'A-03-2' },
  describe: describeStock,
  createReader: async (_db, site) => readStockCells(site),
  validate,
  async write({ db, site, by, now }, lines) {
    const written = await writeStock(db, site, linesOf(lines), { kind: 'import', by, now });
    return written.map(({ line, outcome, problem, before }) => ({
      line,
      outcome,
      problem,
      ...(outcome === 'changed' && before && { before }),
    }));
  },
  undo: ({ db, site, by, now }, lines) =>
    undoStock(db, site, lines.map(stockToUndo), { kind: 'import', reason: 'undone', by, now }),
  describeWritten: (lines) =>
    lines.map((one) => {
      const { written, before } = stockToUndo(one);
      const fields = [
        {
          name: 'on_hand',
          before: String(before?.onHand ?? ''),
          after: String(written.onHand ?? before?.onHand ?? ''),
        },
        { name: 'shelf', before: before?.shelf ?? '', after: written.shelf ?? before?.shelf ?? '' },
      ];
      return { line: one.line, fields: fields.filter(({ before: was, after }) => was !== after) };
    }),
  missing: {
    find: (db, { code: site }, importId, limit) => findMissingStock(db, { site, importId, limit }),
    retire: async ({ db, site, by, now }, missing) => {
      const gone = missing.map(({ code, branch = '' }) => ({ code, branch }));
      return (await emptyStockOf(db, site, gone, { kind: 'import', reason: 'not in the file', by, now })).map(
        ({ code, branch, onHand, reserved }) => ({
          key: keyOf({ branch, code }),
          values: {
            code,
            branch,
            onHand: reserved,
            shelf: null,
            incomingKinds: [],
            incoming: [],
          } satisfies StockValues,
          before: { onHand, shelf: '', incoming: [] } satisfies StockBefore,
        }),
      );
    },
  },
};

const stockToUndo = ({ line, values, before }: WrittenLine) => ({
  written: { line, ...(values as StockValues) },
  before: (before as StockBefore | null) ?? undefined,
});
