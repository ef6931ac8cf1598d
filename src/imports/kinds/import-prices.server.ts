import type { LinePrices } from '../../catalogue/price-lists/price-book.ts';
import { cellProblemsText, type PriceCells, priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
import { loadPriceListOverview } from '../../catalogue/price-lists/price-list-overview.server.ts';
import { findPriceOwner, type PriceOwner } from '../../catalogue/price-lists/price-owner.server.ts';
import { readPriceTarget, writePriceTarget } from '../../catalogue/price-lists/price-target.rule.ts';
import { savePrices } from '../../catalogue/price-lists/save-prices.server.ts';
import { undoPrices } from '../../catalogue/price-lists/undo-prices.server.ts';
import type { PriceSnapshot } from '../../catalogue/pricing/prices.table.ts';
import { cutText } from '../../lib/cut-text.ts';
import type { Day } from '../../lib/dates.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { typedDay } from '../../lib/typed-day.ts';
import type { Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { LineOutcome, ReadCells, UnknownWord, ValidatedLine } from '../import-kind.data.ts';
import type { WrittenLine } from '../imports.db.ts';
import { type ImportedChange, type Importer, type ImportWork, importColumn, type StagedLine } from './importer.ts';
import { nameItems } from './name-items.server.ts';

const columns = [
  importColumn(
    'price_list',
    'name of a price list, or the e-mail address of a customer',
    ['list', 'customer', 'price group', 'price level', 'price list name', 'rate list', 'party type'],
    true,
  ),
  importColumn(
    'for',
    'an item, maker: NAME, category: NAME, or all',
    [
      'item',
      'itemcode',
      'stock code',
      'part no',
      'part number',
      'sku',
      'material',
      'item name',
      'designation',
      'article',
    ],
    true,
  ),
  importColumn('brandname', 'the maker; with it an item is found by its designation', [
    'brand',
    'make',
    'maker',
    'manufacturer',
  ]),
  importColumn(
    'min_qty',
    'from this quantity on; 1 when empty',
    ['moq', 'from qty', 'from quantity', 'min qty', 'quantity'],
    false,
    'number',
  ),
  importColumn(
    'discount_percent',
    'discount on the list price',
    ['discount', 'disc', 'discount %', 'disc %', 'less', 'less %'],
    false,
    'number',
  ),
  importColumn(
    'net_price',
    'price of one unit instead of a discount',
    ['net', 'price', 'rate', 'net rate', 'net price', 'special price', 'amount'],
    false,
    'number',
  ),
  importColumn(
    'valid_from',
    'first day; empty: today',
    ['from', 'start', 'w.e.f.', 'wef', 'effective from', 'effective date', 'applicable from', 'valid on'],
    false,
    'day',
  ),
  importColumn(
    'valid_to',
    'last day; empty: until it is changed',
    ['to', 'until', 'end', 'valid upto', 'valid up to', 'valid till', 'valid until'],
    false,
    'day',
  ),
];

type PriceValues = { owner: string; cells: PriceCells; maker?: string };

const sinceEarlier = 'Prices whose first day is in the past apply from today.';

const readPrice =
  (today: Day): ReadCells =>
  (cells) => {
    const cell = (name: string) => (cells[name] ?? '').trim();
    const owner = cell('price_list');
    const read = Object.fromEntries(priceColumns.map((name) => [name, cell(name)])) as PriceCells;
    const maker = cell('brandname');
    const named = [owner, maker, read.for, read.min_qty || '1', read.valid_from].filter(
      (one, at) => at !== 1 || one !== '',
    );
    const key = cutText(named.join(' · ').toLowerCase(), 200);
    if (owner === '') return { key: '', problems: ['price_list is empty; write a price list or an e-mail address.'] };
    if (owner.length > 254) return { key: '', problems: ['price_list is too long.'] };
    const from = typedDay(read.valid_from);
    const isEarlier = from !== undefined && from < today;
    const values: PriceValues = {
      owner,
      cells: isEarlier ? { ...read, valid_from: '' } : read,
      ...(maker !== '' && { maker }),
    };
    return { key, values, ...(isEarlier && { note: sinceEarlier }) };
  };

/** Lines that name the maker beside the item, with the stock code that is meant. */
async function namedLines(
  { database, site, words }: ImportWork,
  lines: readonly StagedLine[],
): Promise<{ lines: StagedLine[]; found: ReadonlySet<number>; wrong: ValidatedLine[] }> {
  const open = lines.filter(({ values }) => {
    const { maker, cells } = values as PriceValues;
    return maker !== undefined && cells.for !== '' && !readPriceTarget(cells.for).groupOnly;
  });
  const named = await nameItems(
    database,
    site,
    words,
    open.map(({ values }) => {
      const { maker = '', cells } = values as PriceValues;
      const { name } = readPriceTarget(cells.for);
      return { code: name, name: '', maker };
    }),
  );
  const results = new Map(open.map(({ line }, place) => [line, named[place]]));
  const wrong = open.flatMap(({ line }, place): ValidatedLine[] => {
    const item = named[place];
    return item && 'problem' in item ? [{ line, outcome: 'wrong', ...item }] : [];
  });
  const isWrong = new Set(wrong.map(({ line }) => line));
  const found = lines.flatMap((one): StagedLine[] => {
    const item = results.get(one.line);
    if (isWrong.has(one.line)) return [];
    if (!item || !('code' in item)) return [one];
    const { owner, cells } = one.values as PriceValues;
    return [
      {
        ...one,
        values: { owner, cells: { ...cells, for: writePriceTarget('item', item.code) } } satisfies PriceValues,
      },
    ];
  });
  return { lines: found, found: new Set(open.map(({ line }) => line)), wrong };
}

async function validate(work: ImportWork, staged: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const { lines, found, wrong } = await namedLines(work, staged);
  const valuesOf = new Map(lines.map(({ line, key, values }) => [line, { key, values: values as PriceValues }]));
  const saved = await save(work, lines, 'check');
  const named = saved.map((one) => {
    const values = found.has(one.line) ? valuesOf.get(one.line) : undefined;
    return values ? { ...one, found: values } : one;
  });
  return [...named, ...wrong];
}

/** Saves or checks the lines of each price list or customer together, by the rules of the sheet. */
async function save(
  { database, site, by, now }: ImportWork,
  lines: readonly StagedLine[],
  mode: 'check' | 'good-lines',
): Promise<ValidatedLine[]> {
  const groups = Map.groupBy(lines, ({ values }) => (values as PriceValues).owner);
  const validated: ValidatedLine[] = [];
  for (const [name, group] of groups) {
    const owner = await findPriceOwner(database, site.code, name);
    const edits = group.map(({ line, values }) => ({ line, cells: (values as PriceValues).cells }));
    const report = owner instanceof Refusal ? owner : await savePrices(database, site, { owner, edits, mode, by, now });
    if (report instanceof Refusal) {
      const { message: problem } = report;
      const unknownWords = await listsFor(database, site, name, now);
      validated.push(...group.map(({ line }) => ({ line, outcome: 'wrong' as const, problem, unknownWords })));
      continue;
    }
    const problems = Map.groupBy(report.problems, ({ line }) => line);
    validated.push(
      ...group.map(({ line }): ValidatedLine => {
        const problem = cellProblemsText(problems.get(line) ?? []);
        const outcome = outcomes[report.outcomes.get(line) ?? 'wrong'];
        const prices = report.prices.get(line);
        const before = mode === 'good-lines' &&
          prices &&
          !(owner instanceof Refusal) && { before: { owner, prices } satisfies Before };
        return { line, outcome: problem === '' ? outcome : 'wrong', problem, ...before };
      }),
    );
  }
  return validated;
}

/** What is kept with a written line, so that it can be taken back. */
type Before = { owner: PriceOwner; prices: LinePrices };

async function undo({ db, site, by, now }: ImportWork, lines: readonly WrittenLine[]) {
  const known = lines.flatMap(({ line, before }) => (before ? [{ line, ...(before as Before) }] : []));
  const results = [];
  for (const group of Map.groupBy(known, ({ owner }) => JSON.stringify(owner)).values())
    results.push(...(await undoPrices(db, site, { owner: group[0]?.owner ?? noOwner, lines: group, by, now })));
  const unknown = lines.filter(({ before }) => !before);
  return [
    ...results,
    ...unknown.map(({ line }) => ({ line, problem: 'What was there before is not known; it stays as it is.' })),
  ];
}

const noOwner: PriceOwner = { priceListId: 0, customerId: null };

function describeWritten(lines: readonly WrittenLine[]): ImportedChange[] {
  return lines.map(({ line, before }) => {
    const { prices } = (before ?? {}) as Partial<Before>;
    const text = (rows: readonly PriceSnapshot[] = []) =>
      rows
        .map(({ discountBp, netMinor, validFrom, validTo }) => {
          const price = netMinor === null ? `${toPercent(discountBp ?? 0)} %` : toMajor(netMinor).toFixed(2);
          return [price, validFrom && `from ${validFrom}`, validTo && `until ${validTo}`].filter(Boolean).join(' ');
        })
        .join('; ');
    const [was, is] = [text(prices?.before), text(prices?.after)];
    return { line, fields: was === is ? [] : [{ name: 'price', before: was, after: is }] };
  });
}

/** The price lists that a name which is none may mean. */
async function listsFor(db: Db, site: Site, word: string, now: Date): Promise<UnknownWord[]> {
  const { lists } = await loadPriceListOverview(db, site, now);
  const choices = lists.map(({ name }) => ({ value: name, text: name }));
  return word.includes('@') || choices.length === 0 ? [] : [{ name: 'price_list', word: cutText(word, 200), choices }];
}

const outcomes = { begun: 'new', changed: 'changed', unchanged: 'unchanged', wrong: 'wrong' } as const satisfies Record<
  string,
  LineOutcome
>;

export const priceImporter: Importer = {
  columns,
  sample: {
    price_list: 'Dealers',
    for: 'AC-6205-2Z',
    min_qty: '1',
    discount_percent: '42 %',
    valid_from: '05-04-2027',
  },
  createReader: async (_db, _site, today) => readPrice(today),
  validate,
  write: (work, lines) => save(work, lines, 'good-lines'),
  undo,
  describeWritten,
};
