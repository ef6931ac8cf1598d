import { toMajor, toPercent } from '../../lib/money.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { Item } from '../catalogue.table.ts';
import { inferUniversalNumber, readName, statedFacts, statedUniversalNumber } from '../designation/read-name.ts';
import { importedFacts } from '../import/import-columns.server.ts';
import type { ImportedFacts } from '../import/import-row.server.ts';
import { findItem } from './item-changes.db.ts';

/** Facts of an item as a file for the import writes them, by column. */
export type ItemCells = Readonly<Record<string, string>>;

const cellText = (fact: string, value: string | number | null): string => {
  if (value === null) return '';
  if (fact === 'listMinor' || fact === 'costMinor') return toMajor(Number(value)).toFixed(2);
  return fact === 'taxBp' ? String(toPercent(Number(value))) : String(value);
};

export function itemCellsOf(item: Pick<Item, keyof ImportedFacts>): ItemCells {
  const facts = Object.keys(importedFacts) as (keyof ImportedFacts)[];
  return Object.fromEntries(facts.map((fact) => [importedFacts[fact].column, cellText(fact, item[fact])]));
}

/** What a file for the import would say of the item: what its name says too is left to the name. */
export function importCellsOf(item: Item): ItemCells {
  const reading = readName(item);
  const universalNo = statedUniversalNumber(item, inferUniversalNumber(reading));
  return itemCellsOf({ ...item, ...statedFacts(item, reading), universalNo });
}

/** An item, also a retired one, and what a file would say of it. */
export async function loadItemWithCells(db: Db, site: SiteCode, id: number) {
  const item = await findItem(db, site, id);
  return item && { item, cells: itemCellsOf(item) };
}
