import type { Site } from '../../sites/site.ts';
import { type TaxRatesOfDay, withRate } from '../../sites/tax-rates.rule.ts';
import type { Item } from '../catalogue.table.ts';
import { statedUniversalNumber } from '../designation/read-name.ts';
import { emptiedColumns, readRow, requiredColumns, saidOfItem } from '../import/import-columns.server.ts';
import { type ImportedFacts, type ImportRow, importedNames } from '../import/import-row.server.ts';
import { type ItemCells, importCellsOf } from './item-cells.server.ts';

export type ItemReading = { row: ImportRow } | { problems: string[] };

/** Reads what is said of an item; what is not mentioned stays as it is. */
export function readOverItem(
  item: Item,
  said: ItemCells,
  { country }: Pick<Site, 'country'>,
  taxRates: TaxRatesOfDay,
): ItemReading {
  const rules = { country, taxRates: withRate(taxRates, item.taxBp), keptHsn: item.hsn };
  return readRow({ ...importCellsOf(item), ...said }, rules);
}

/** Reads a line of a file, which needs some columns only where the item is new. */
export function readItemLine(
  item: Item | undefined,
  cells: ItemCells,
  site: Pick<Site, 'country'>,
  taxRates: TaxRatesOfDay,
): ItemReading {
  if (item) return readOverItem(item, saidOfItem(cells), site, taxRates);
  const missing = requiredColumns.filter((column) => !(column in cells));
  if (missing.length === 0) return readRow(cells, { country: site.country, taxRates });
  const [first, ...others] = missing;
  const named =
    others.length > 0
      ? `${others
          .slice(0, -1)
          .map((one) => `, ${one}`)
          .join('')} and ${others.at(-1)}`
      : '';
  return { problems: [`itemcode '${cells.itemcode}' is a new item, which needs ${first}${named} too.`] };
}

/** The facts of an item as `emptiedColumns` compares them: a universal number only where one was stated. */
const withStatedNumber = (item: Item) => ({ ...item, universalNo: statedUniversalNumber(item) });

/** Columns of what the item has now and the row would take away. */
export const emptiedOf = (item: Item, row: ImportedFacts & { universalStated: string | null }): string[] =>
  emptiedColumns(withStatedNumber(item), { ...row, universalNo: row.universalStated ?? '' });

export const hasSameFacts = (item: Item, row: ImportedFacts & { universalStated: string | null }): boolean =>
  statedUniversalNumber(item) === row.universalStated && importedNames.every((name) => item[name] === row[name]);
