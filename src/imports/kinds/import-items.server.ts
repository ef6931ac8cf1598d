import type { Item } from '../../catalogue/catalogue.table.ts';
import {
  changedFacts,
  findStoredItems,
  lockImportedItems,
  retireItems,
  stockLinesOf,
  validateItems,
  writeItems,
} from '../../catalogue/import/import-batch.server.ts';
import {
  importedFacts,
  type RowRules,
  readRow,
  requiredColumns,
  saidOfItem,
  saysEverything,
  stockColumnNames,
} from '../../catalogue/import/import-columns.server.ts';
import { type ImportRow, type StagedRow, stagedOf } from '../../catalogue/import/import-row.server.ts';
import { bringItemsBack, type ItemBefore, itemBefore, undoItems } from '../../catalogue/import/undo-items.server.ts';
import { itemFields } from '../../catalogue/item-changes/item-fields.data.ts';
import { emptiedOf, hasSameFacts, readItemLine } from '../../catalogue/item-changes/read-over-item.server.ts';
import {
  type StockBefore,
  type StockLine,
  undoStock,
  validateStock,
} from '../../catalogue/stock/import-stock.server.ts';
import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { taxRatesOn } from '../../sites/tax-rates.rule.ts';
import type { ImportColumn, ReadCells, ValidatedLine } from '../import-kind.data.ts';
import type { WrittenLine } from '../imports.db.ts';
import { askSameItems, createWordFinder } from './doubtful-items.server.ts';
import type { ImportedChange, Importer, ImportWork, StagedLine } from './importer.ts';
import { itemHeadings } from './item-headings.data.ts';
import { findMissingItems } from './missing.db.ts';
import { askCodesAlike, isWholeItem, nameItemLines } from './name-item-lines.server.ts';

const stockMeanings: Readonly<Record<string, string>> = {
  on_hand: 'pieces on the shelf of the selling branch',
  arriving_qty: 'pieces arriving',
  arriving_on: 'the day they are due, such as 2026-12-04',
  production_qty: 'pieces in production',
  production_on: 'the day they are due, such as 2026-12-04',
};

/** The words of the desk, which staff copy out of it. */
const labelsOf = (name: string) => itemFields.flatMap(({ column, label }) => (column === name ? [label] : []));

const column = (name: string, meaning: string): ImportColumn => ({
  name,
  meaning,
  required: false,
  aliases: [...(itemHeadings[name] ?? []), ...labelsOf(name)],
  ...(requiredColumns.includes(name) && { neededForNew: true }),
  ...(name === 'itemname' && { elseAs: 'itemcode' }),
  ...(isNumberColumn(name) && { holds: 'number' as const }),
  ...(name.endsWith('_on') && { holds: 'day' as const }),
});

/** Whether a dash in a column is read like an empty cell. */
const isNumberColumn = (name: string) => {
  const fact = Object.values(importedFacts).find((one) => one.column === name);
  const dash = fact?.read('-');
  const nothing = fact?.read('');
  return (
    name.endsWith('_qty') ||
    name === 'on_hand' ||
    (dash && nothing && 'value' in dash && 'value' in nothing && dash.value === nothing.value)
  );
};

/** A heading such as 'Group' means the category, and the super category only where the file has a category too. */
const facts = Object.values(importedFacts).toSorted(
  (one, other) => Number(one.column === 'super_category') - Number(other.column === 'super_category'),
);

const columns = [
  ...facts.map(({ column: name, meaning }) => column(name, meaning)),
  ...stockColumnNames.map((name) => column(name, stockMeanings[name] ?? '')),
];

/** A wrong line has a code too, as an item that the file names is not missing in it. */
function codeOf(cell: string): string {
  const code = importedFacts.code.read(cell.trim());
  return 'value' in code ? code.value : cell.trim();
}

type Cells = Readonly<Record<string, string>>;

/** A line that does not say everything of its item is read again over what there is when it is written. */
type ItemValues = Omit<StagedRow, 'line'> | { cells: Cells };

const readItemCells =
  (rules: RowRules): ReadCells =>
  (cells) => {
    if (!('itemcode' in cells)) return { key: nameKey(cells), values: { cells } };
    const code = importedFacts.code.read((cells.itemcode ?? '').trim());
    if ('problem' in code) return { key: codeOf(cells.itemcode ?? ''), problems: [`itemcode ${code.problem}.`] };
    if (!saysEverything(cells)) return { key: code.value, values: { cells: { ...cells, itemcode: code.value } } };
    const read = readRow(cells, rules);
    if ('problems' in read) return { key: code.value, problems: read.problems };
    const { line, ...values } = stagedOf(read.row, 0);
    return { key: values.code, values };
  };

/** A line without a code is about what it names. */
const nameKey = ({ brandname = '', itemname = '' }: Cells) => `${brandname} ${itemname}`.trim().toLowerCase();

/** A row as it would be written, and the item that it changes. */
type ItemLine = { staged: StagedRow; row?: ImportRow; item: Item | undefined; sells: boolean };

/** Completes the lines by what there is; `find` gives the items of their codes. */
async function readLines(
  site: Site,
  now: Date,
  lines: readonly StagedLine[],
  find: (codes: string[]) => Promise<readonly Item[]>,
): Promise<{ read: ItemLine[]; wrong: ValidatedLine[] }> {
  const taxRates = taxRatesOn(site.taxRates, dayOf(now, site.calendar.timeZone));
  const partly = lines.filter(({ values }) => 'cells' in (values as ItemValues));
  const found = partly.length > 0 ? await find(partly.map(codeOfLine)) : [];
  const itemOf = new Map(found.map((item) => [item.code, item]));
  const read: ItemLine[] = [];
  const wrong: ValidatedLine[] = [];
  for (const { line, values } of lines) {
    const said = values as ItemValues;
    if (!('cells' in said)) {
      read.push({ staged: { ...said, line }, item: undefined, sells: true });
      continue;
    }
    const item = itemOf.get(said.cells.itemcode ?? '');
    const one = readItemLine(item, said.cells, site, taxRates);
    if ('problems' in one) wrong.push({ line, outcome: 'wrong', problem: one.problems.join(' ') });
    // A list of prices or stock alone brings no retired item back.
    else read.push({ staged: stagedOf(one.row, line), row: one.row, item, sells: isWholeItem(said.cells) });
  }
  return { read, wrong };
}

const codeOfLine = ({ values }: StagedLine): string => {
  const said = values as ItemValues;
  return 'cells' in said ? (said.cells.itemcode ?? '') : said.code;
};

const isRetired = ({ item }: ItemLine) => item !== undefined && item.retiredAt !== null;

/** Without stock, a row that has the facts of its item changes nothing, whatever the file was that wrote it. */
const changesNothing = (one: ItemLine): boolean =>
  one.item !== undefined &&
  saysNoStock(one.staged) &&
  !(one.sells && isRetired(one)) &&
  hasSameFacts(one.item, one.staged);

const saysNoStock = ({ onHand, incoming, incomingKinds = [] }: StagedRow) =>
  onHand === null && incoming.length === 0 && incomingKinds.length === 0;

async function validate(work: ImportWork, staged: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const { db, site, now } = work;
  const { lines, found, wrong: unnamed } = await nameItemLines(work, staged);
  const { read, wrong } = await readLines(site, now, lines, (codes) => findStoredItems(db, site, codes));
  const compared =
    read.length > 0
      ? await validateItems(
          db,
          site,
          read.map(({ staged }) => staged),
        )
      : [];
  const outcomes = new Map(compared.map((one) => [one.line, one]));
  const changed = await withItems(
    db,
    site,
    read.filter(({ staged }) => outcomes.get(staged.line)?.outcome === 'changed'),
  );
  const unchanged = new Set(changed.filter(changesNothing).map(({ staged }) => staged.line));
  const emptied = emptiedBy(changed.filter(({ staged }) => !unchanged.has(staged.line)));
  const made = read.flatMap(({ staged: one }) => (outcomes.get(one.line)?.outcome === 'new' ? [one] : []));
  const alike = await askCodesAlike(work, made);
  const findWords = await createWordFinder(work);
  const same = await askSameItems(
    work,
    made.filter(({ line }) => !alike.has(line)),
    lines,
  );
  const named = new Map(lines.filter(({ line }) => found.has(line)).map((one) => [one.line, one]));
  const validated = read.flatMap((one): ValidatedLine[] => {
    const { line } = one.staged;
    const result = alike.get(line) ?? outcomes.get(line);
    if (!result) return [];
    if (result.outcome === 'wrong' || result.outcome === 'unchanged') return [result];
    if (unchanged.has(line)) return [{ ...result, outcome: 'unchanged' }];
    const { problems, unknownWords, notes: note } = findWords(one.staged);
    if (problems.length > 0) return [{ line, outcome: 'wrong', problem: problems.join(' '), unknownWords }];
    return [same.get(line) ?? { ...result, emptied: emptied.get(line) ?? [], note }];
  });
  const withNames = validated.map((one) => {
    const line = named.get(one.line);
    return line ? { ...one, found: { key: line.key, values: line.values as Record<string, unknown> } } : one;
  });
  return [...withNames, ...wrong, ...unnamed];
}

/** The lines with the items that they change: of a line that says everything it was not read yet. */
async function withItems(db: Db, site: Site, changed: readonly ItemLine[]): Promise<ItemLine[]> {
  const unread = changed.filter(({ item }) => item === undefined).map(({ staged }) => staged.code);
  const found = unread.length > 0 ? await findStoredItems(db, site, unread) : [];
  const itemOf = new Map(found.map((one) => [one.code, one]));
  return changed.map((one) => ({ ...one, item: one.item ?? itemOf.get(one.staged.code) }));
}

/** What each changed line would take away. */
const emptiedBy = (changed: readonly ItemLine[]) =>
  new Map(changed.map(({ staged, item }) => [staged.line, item ? emptiedOf(item, staged) : []]));

async function write({ db, site, by, now }: ImportWork, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const lock = (codes: readonly string[]) => lockImportedItems(db, site, codes);
  const { read, wrong } = await readLines(site, now, lines, lock);
  const same = read.filter(changesNothing);
  const isSame = new Set(same);
  const rest = read.filter((one) => !isSame.has(one));
  const before = await beforeOf(
    db,
    site,
    rest,
    new Set(lines.flatMap(({ line, outcome }) => (outcome === 'changed' ? [line] : []))),
  );
  const of = (sells: boolean) => rest.filter((one) => one.sells === sells).map(({ staged }) => staged);
  const written = [
    ...(await writeSome(db, site, of(true), { by, now, retired: 'sell' })),
    ...(await writeSome(db, site, of(false), { by, now, retired: 'leave' })),
  ];
  const restOf = new Map(rest.map((one) => [one.staged.line, one]));
  const kept = written.map((one): ValidatedLine => {
    const { item, stock } = before.get(one.line) ?? {};
    const line = restOf.get(one.line);
    if (!line || (one.outcome !== 'new' && one.outcome !== 'changed')) return one;
    // A new item that the file describes completely is known again by its line alone.
    if (one.outcome === 'new' && line.row === undefined) return one;
    const written = { writtenHash: line.staged.rowHash, writtenAt: now.toISOString() };
    return { ...one, before: { item: one.outcome === 'changed' ? item : null, stock, ...written } satisfies Before };
  });
  const unchanged = same.map(({ staged }) => ({ line: staged.line, outcome: 'unchanged' as const, problem: '' }));
  return [...kept, ...unchanged, ...wrong];
}

const writeSome = async (db: Db, site: Site, rows: StagedRow[], how: Parameters<typeof writeItems>[3]) =>
  rows.length > 0 ? writeItems(db, site, rows, how) : [];

/** What is kept with a written line, so that it can be taken back. */
type Before = {
  /** Null for a new item; undefined where somebody else made it meanwhile. */
  item: ItemBefore | null | undefined;
  stock: { written: StockLine; before: StockBefore | undefined } | undefined;
  writtenHash: string;
  writtenAt: string;
};

/** What is there of lines that change an item, and the stock of lines that say something of it. */
async function beforeOf(db: Db, site: Site, lines: readonly ItemLine[], changed: ReadonlySet<number>) {
  const whole = lines.filter(({ item, staged }) => item === undefined && changed.has(staged.line));
  const locked =
    whole.length > 0
      ? await lockImportedItems(
          db,
          site,
          whole.map(({ staged }) => staged.code),
        )
      : [];
  const itemOf = new Map(locked.map((item) => [item.code, item]));
  const stockLines = stockLinesOf(
    site,
    lines.map(({ staged }) => staged),
  );
  const stock = stockLines.length > 0 ? await validateStock(db, site, stockLines) : [];
  const stockOf = new Map(stock.map(({ line, before }, at) => [line, { written: stockLines[at], before }]));
  return new Map(
    lines.map(({ staged, item = itemOf.get(staged.code) }) => [
      staged.line,
      { item: item && itemBefore(item), stock: stockOf.get(staged.line) as Before['stock'] },
    ]),
  );
}

const changedSince = 'Somebody has changed the item since; it stays as it is.';
const stockStays = 'The item is as before; its stock has changed since and stays.';

async function undo({ db, site, by, now }: ImportWork, lines: readonly WrittenLine[]) {
  const retired = lines.filter(({ line }) => line < 0).map(({ key }) => key);
  const back = retired.length > 0 ? await bringItemsBack(db, site, retired, now) : new Set<string>();
  const written = lines.filter(({ line }) => line > 0).map((one) => ({ ...one, ...writtenItem(one) }));
  const undone = await undoItems(
    db,
    site,
    {
      changed: written.flatMap(({ code, writtenHash, before: kept }) => {
        const { item, writtenAt } = (kept ?? {}) as Partial<Before>;
        return item && writtenAt ? [{ code, writtenHash, writtenAt, before: item }] : [];
      }),
      made: written.filter(({ outcome, before: kept }) => outcome === 'new' && isOfNewItem(kept as Before | null)),
    },
    now,
  );
  const stock = written.flatMap(({ line, code, before: kept }) => {
    const { stock, item } = (kept ?? {}) as Partial<Before>;
    return stock && item && undone.has(code) ? [{ ...stock, written: { ...stock.written, line } }] : [];
  });
  const stockStaysAt = new Map(
    (stock.length > 0 ? await undoStock(db, site, stock, { kind: 'import', reason: 'undone', by, now }) : []).map(
      ({ line, problem }) => [line, problem],
    ),
  );
  return lines.map((one) => {
    const { line, key } = one;
    if (line < 0) return { line, problem: back.has(key) ? '' : changedSince };
    if (!undone.has(writtenItem(one).code)) return { line, problem: changedSince };
    return { line, problem: stockStaysAt.get(line) ? stockStays : '' };
  });
}

function writtenItem({ key, values, before }: WrittenLine): { code: string; writtenHash: string } {
  const kept = before as Before | null;
  const said = values as ItemValues;
  return { code: key, writtenHash: kept?.writtenHash ?? ('cells' in said ? '' : said.rowHash) };
}

/** Somebody else may have made the item while the import ran; then it is not known what was there. */
const isOfNewItem = (before: Before | null) => before === null || before.item === null;

/** What the lines changed, by what was there before. */
function describeWritten(lines: readonly WrittenLine[]): ImportedChange[] {
  return lines.map(({ line, values, before }) => {
    const item = (before as Before | null)?.item;
    const said = values as Partial<ItemValues> | null;
    if (line < 0) return { line, fields: [{ name: 'retired', before: '', after: 'retired' }] };
    const cells = said && 'cells' in said && said.cells ? saidOfItem(said.cells) : undefined;
    const facts = Object.entries(importedFacts) as [keyof typeof importedFacts, (typeof importedFacts)['code']][];
    const fields = facts.flatMap(([name, { column }]) => {
      if (!item || (cells && !(column in cells))) return [];
      const was = factText(name, item[name]);
      const is = cells ? saidText(name, cells[column] ?? '') : factText(name, (said as StagedRow)[name]);
      return was === is ? [] : [{ name: column, before: was, after: is }];
    });
    return { line, fields };
  });
}

async function describeItems(db: Db, site: Site, lines: readonly StagedLine[], now: Date): Promise<ImportedChange[]> {
  const { read } = await readLines(site, now, lines, (codes) => findStoredItems(db, site, codes));
  const rows = read.map(({ staged }) => staged);
  return (await changedFacts(db, site, rows)).map(({ line, fields }) => ({
    line,
    fields: fields.map(({ name, before, after }) => ({
      name: importedFacts[name].column,
      before: factText(name, before),
      after: factText(name, after),
    })),
  }));
}

/** What a cell says, without the signs and commas that it is written with. */
function saidText(name: keyof typeof importedFacts, cell: string): string {
  const read = importedFacts[name].read(cell.trim());
  return 'value' in read ? factText(name, read.value) : cell;
}

/** The text of a fact as a file has it. */
function factText(name: keyof typeof importedFacts, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && (name.endsWith('Minor') || name === 'taxBp')) return String(value / 100);
  return String(value);
}

export const itemImporter: Importer = {
  columns,
  naming: [['itemcode'], ['itemname', 'brandname']],
  sample: {
    itemcode: 'AC-6205-2Z',
    itemname: '6205-2Z',
    brandname: 'Acme',
    super_category: 'Bearings',
    category: 'Deep groove ball',
    hsn: '84821020',
    qty_per_carton: '10',
    weight_kg: '0.13',
    list_price: '410.00',
    tax_percent: '18',
    cost_price: '230.00',
    on_hand: '250',
  },
  describe: describeItems,
  createReader: async (_db, site, today) =>
    readItemCells({ country: site.country, taxRates: taxRatesOn(site.taxRates, today) }),
  validate,
  write,
  undo,
  describeWritten,
  missing: {
    find: (db, { code: site }, importId, limit) => findMissingItems(db, { site, importId, limit }),
    retire: async ({ db, site, now }, missing) => {
      const codes = missing.map(({ code }) => code);
      return (await retireItems(db, site, codes, now)).map((code) => ({ key: code, values: { code }, before: null }));
    },
  },
};
