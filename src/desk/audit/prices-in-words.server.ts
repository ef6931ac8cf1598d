import { targetText, writePriceTarget } from '../../catalogue/price-lists/price-target.rule.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findItemNames } from './audit-list.db.ts';

type Details = Readonly<Record<string, unknown>>;
type Entry = { details: Details | null };

/** Price rows before and after, with the item or group that each is for; other entries stay as they are. */
export async function pricesInWords<E extends Entry>(db: Db, site: Site, entries: readonly E[]): Promise<E[]> {
  const prices = entries.flatMap(({ details }) => rowsOf(details)).flatMap(({ before, after }) => [before, after]);
  const ids = [...new Set(prices.flatMap(itemOf))];
  const found = ids.length > 0 ? await findItemNames(db, { site: site.code, ids }) : [];
  const names = new Map(found.map(({ id, maker, name }) => [id, `${maker} ${name}`]));
  return entries.map((entry) => ({ ...entry, details: inWords(entry.details, names) }));
}

const isObject = (value: unknown): value is Details => typeof value === 'object' && value !== null;

function rowsOf(details: Details | null): Details[] {
  const rows = details?.rows;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

const itemOf = (price: unknown): number[] =>
  isObject(price) && price.scope === 'item' ? [Number(price.scopeKey)] : [];

function inWords<Written extends Details | null>(details: Written, names: ReadonlyMap<number, string>): Written {
  const rows = rowsOf(details);
  if (!rows.some(({ before, after }) => isPrice(before) || isPrice(after))) return details;
  return {
    ...details,
    rows: rows.map(({ before, after, ...rest }) => ({
      ...rest,
      before: priceInWords(before, names),
      after: priceInWords(after, names),
    })),
  };
}

type Price = Details & { scope: Parameters<typeof writePriceTarget>[0]; scopeKey: string };
const isPrice = (value: unknown): value is Price => isObject(value) && 'scope' in value && 'scopeKey' in value;

function priceInWords(price: unknown, names: ReadonlyMap<number, string>): unknown {
  if (!isPrice(price)) return price;
  const { scope, scopeKey, ...rest } = price;
  const [item] = itemOf(price);
  return { for: (item && names.get(item)) ?? targetText(writePriceTarget(scope, scopeKey)), ...rest };
}
