import { cellProblemsText, type PriceCells, priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
import { findPriceOwner } from '../../catalogue/price-lists/price-owner.server.ts';
import { savePrices } from '../../catalogue/price-lists/save-prices.server.ts';
import { cutText } from '../../lib/cut-text.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { ImportColumn, LineOutcome, ReadCells, ValidatedLine } from '../import-kind.data.ts';
import type { Importer, ImportWork, StagedLine } from './importer.ts';

const column = (name: string, meaning: string, aliases: string[], required = false): ImportColumn => ({
  name,
  required,
  meaning,
  aliases,
});

const columns = [
  column(
    'price_list',
    'name of a price list, or the e-mail address of a customer',
    ['list', 'customer', 'price group'],
    true,
  ),
  column('for', 'an item, maker: NAME, category: NAME, or all', ['item', 'itemcode', 'part no', 'sku'], true),
  column('min_qty', 'from this quantity on; 1 when empty', ['moq', 'from qty', 'quantity']),
  column('discount_percent', 'discount on the list price', ['discount', 'disc', 'discount %']),
  column('net_price', 'price of one unit instead of a discount', ['net', 'price', 'rate']),
  column('valid_from', 'first day; empty: today', ['from', 'start']),
  column('valid_to', 'last day; empty: until it is changed', ['to', 'until', 'end']),
];

type PriceValues = { owner: string; cells: PriceCells };

const readPrice: ReadCells = (cells) => {
  const cell = (name: string) => (cells[name] ?? '').trim();
  const owner = cell('price_list');
  const read = Object.fromEntries(priceColumns.map((name) => [name, cell(name)])) as PriceCells;
  const key = cutText([owner, read.for, read.min_qty || '1', read.valid_from].join(' · ').toLowerCase(), 200);
  if (owner === '') return { key: '', problems: ['price_list is empty; write a price list or an e-mail address.'] };
  if (owner.length > 254) return { key: '', problems: ['price_list is too long.'] };
  return { key, values: { owner, cells: read } satisfies PriceValues };
};

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
      validated.push(...group.map(({ line }) => ({ line, outcome: 'wrong' as const, problem: report.message })));
      continue;
    }
    const problems = Map.groupBy(report.problems, ({ line }) => line);
    validated.push(
      ...group.map(({ line }): ValidatedLine => {
        const problem = cellProblemsText(problems.get(line) ?? []);
        const outcome = outcomes[report.outcomes.get(line) ?? 'wrong'];
        return { line, outcome: problem === '' ? outcome : 'wrong', problem };
      }),
    );
  }
  return validated;
}

const outcomes = { begun: 'new', changed: 'changed', unchanged: 'unchanged', wrong: 'wrong' } as const satisfies Record<
  string,
  LineOutcome
>;

export const priceImporter: Importer = {
  columns,
  createReader: async () => readPrice,
  validate: (work, lines) => save(work, lines, 'check'),
  write: (work, lines) => save(work, lines, 'good-lines'),
};
