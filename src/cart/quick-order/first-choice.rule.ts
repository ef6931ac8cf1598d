// Of the items that a line may mean, the basket that the buyer takes for the whole list says which one is proposed.

import { parseQuantity, quantityRulesOf } from '../lines/quantity.rule.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';

/** `last` is what was bought last, else the cheapest of those in stock. */
export const baskets = ['cheapest', 'soonest', 'fewest', 'last'] as const;
export type Basket = (typeof baskets)[number];

/** In every basket a maker's items come before others, '' for no maker. */
export type ChoiceOrder = { by: Basket; maker: string };

export type ChoiceReason =
  | 'named'
  | 'only'
  | 'maker'
  | 'bought'
  | 'in_stock'
  | 'cheapest_in_stock'
  | 'soonest'
  | 'as_soon'
  | 'cheapest'
  | 'fewest'
  | 'popular'
  | 'yours';

export type FirstChoice = { item: QuickItem; reason: ChoiceReason };

type Line = Pick<QuickLine, 'designation' | 'result' | 'ambiguous' | 'items' | 'quantity'>;

/** The items that are what the line asks for; undecided lines have none. */
export function candidatesOf({ result, ambiguous, items }: Omit<Line, 'quantity'>): readonly QuickItem[] {
  if (result === 'found' || result === 'interchangeable') return items;
  if (result !== 'choose') return [];
  const same = items.filter(({ differs }) => differs === '');
  return same.length > 0 || ambiguous ? same : items;
}

/** Whether the buyer has to say which bearing is meant: no basket decides that. */
export function isOpen(line: Line): boolean {
  const candidates = candidatesOf(line);
  if (line.ambiguous && candidates.every(({ last_bought }) => last_bought === '')) return true;
  return candidates.every(({ differs }) => differs !== '');
}

/**
 * The items among which a basket chooses. Where a number stands for several bearings, the one bought last is meant.
 * Items that are not sold in this quantity come in only where all are.
 */
export function itemsToChoose(line: Line): readonly QuickItem[] {
  if (isOpen(line)) return [];
  const candidates = candidatesOf(line);
  const meant = line.ambiguous ? boughtLast(candidates) : undefined;
  const items = meant ? [meant] : candidates;
  const orderable = items.filter((item) => canOrder(item, line.quantity));
  return orderable.length > 0 ? orderable : items;
}

export const canOrder = (item: QuickItem, quantity: number): boolean =>
  parseQuantity(String(quantity), quantityRulesOf(item)) !== undefined;

/** Undefined where the buyer has to choose. `makers` are those of the basket with the fewest. */
export function firstChoiceOf(
  line: Line,
  order: ChoiceOrder,
  makers: ReadonlySet<string> = new Set(),
): FirstChoice | undefined {
  const [only, ...others] = itemsToChoose(line);
  if (!only) return undefined;
  if (others.length === 0) return { item: only, reason: reasonOfOnly(line, only) };
  return chooseAmong([only, ...others], order, makers);
}

function reasonOfOnly(line: Line, only: QuickItem): ChoiceReason {
  if (isNamedBy(line.designation, only)) return 'named';
  return line.ambiguous && only.last_bought !== '' ? 'bought' : 'only';
}

/** The best of these items by a basket; undefined where there are none. */
export const firstChoiceAmong = (items: readonly QuickItem[], order: ChoiceOrder): QuickItem | undefined =>
  isSome(items) ? chooseAmong(items, order, new Set()).item : undefined;

type Some = readonly [QuickItem, ...QuickItem[]];

function chooseAmong(items: Some, { by, maker }: ChoiceOrder, makers: ReadonlySet<string>): FirstChoice {
  const ofMaker = items.filter((item) => item.brandname === maker);
  if (isSome(ofMaker)) return { item: cheapestOf(ofMaker), reason: 'maker' };
  const bought = by === 'last' && boughtLast(items);
  if (bought) return { item: bought, reason: 'bought' };
  const priced = pricedOf(items);
  const sold = isSome(priced) ? priced : items;
  switch (by) {
    case 'last':
      return cheapestInStock(sold, items);
    case 'cheapest':
      return isSome(priced) ? { item: cheapestOf(priced), reason: 'cheapest' } : cheapestInStock(items);
    case 'soonest':
      return soonestOf(sold) ?? cheapestInStock(sold, items);
    case 'fewest': {
      const ofThese = sold.filter(({ brandname }) => makers.has(brandname));
      return isSome(ofThese) ? { ...cheapestInStock(ofThese), reason: 'fewest' } : cheapestInStock(sold, items);
    }
  }
}

const isSome = (items: readonly QuickItem[]): items is Some => items.length > 0;

export function boughtLast(items: readonly QuickItem[]): QuickItem | undefined {
  const bought = items.filter(({ last_bought }) => last_bought !== '');
  return bought.toSorted((a, b) => b.last_bought.localeCompare(a.last_bought))[0];
}

const noPrice = Number.POSITIVE_INFINITY;
/** A price that is hidden or given on request is 0. */
const priceOf = (item: QuickItem): number => item.your_price || item.list_price || noPrice;

/** What has no price can be asked for only, so that it is taken where no item has one. */
const pricedOf = (items: readonly QuickItem[]): readonly QuickItem[] => items.filter((item) => priceOf(item) < noPrice);
const hasPrice = (items: Some): boolean => isSome(pricedOf(items));

/** The makers that a line may come from. */
export function makersToChoose(line: Line): ReadonlySet<string> {
  const items = itemsToChoose(line);
  const priced = pricedOf(items);
  return new Set((isSome(priced) ? priced : items).map(({ brandname }) => brandname));
}

/** Behind every day, for what has none. */
const noDay = '9999';
const dayOf = ({ exp_dod }: QuickItem): string => exp_dod || noDay;

/** Of several at one price the soonest, then the first, which is the most popular. */
const cheapestOf = (items: Some): QuickItem =>
  items.reduce((best, item) =>
    (comparePrices(item, best) || dayOf(item).localeCompare(dayOf(best))) < 0 ? item : best,
  );

const comparePrices = (a: QuickItem, b: QuickItem): number => (priceOf(a) === priceOf(b) ? 0 : priceOf(a) - priceOf(b));

/** `all` are also those that are not for sale at a price. */
function cheapestInStock(items: Some, all: Some = items): FirstChoice {
  const isInStock = (item: QuickItem) => item.Availability === 'Stock';
  const inStock = items.filter(isInStock);
  if (isSome(inStock))
    return {
      item: cheapestOf(inStock),
      reason: all.filter(isInStock).length === 1 ? 'in_stock' : 'cheapest_in_stock',
    };
  return soonestOf(items) ?? { item: cheapestOf(items), reason: hasPrice(items) ? 'cheapest' : 'popular' };
}

/** The cheapest of those that come first. */
function soonestOf(items: Some): FirstChoice | undefined {
  const dated = items.filter(({ exp_dod }) => exp_dod !== '');
  const [day] = dated.map(dayOf).toSorted();
  const first = dated.filter(({ exp_dod }) => exp_dod === day);
  if (!isSome(first)) return undefined;
  return { item: cheapestOf(first), reason: first.length > 1 && hasPrice(first) ? 'as_soon' : 'soonest' };
}

/** The line names this very item if it writes its stock code or its maker. */
function isNamedBy(designation: string, { itemcode, brandname }: QuickItem): boolean {
  const words = designation.toUpperCase().split(/\s+/);
  return designation.toUpperCase() === itemcode.toUpperCase() || words.includes(brandname.toUpperCase());
}
