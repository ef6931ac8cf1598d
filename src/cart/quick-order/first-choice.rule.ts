// When several makers' items fit, a line proposes the one bought last, else one in stock, else the cheapest of those in stock.

import type { QuickItem, QuickLine } from './quick-order.contract.ts';

/** `by` is the rule to begin with; a maker's items come before it, '' for no maker. */
export type ChoiceOrder = { by: 'bought' | 'stock' | 'cheapest'; maker: string };

export type ChoiceReason =
  | 'named'
  | 'only'
  | 'maker'
  | 'bought'
  | 'in_stock'
  | 'cheapest_in_stock'
  | 'soonest'
  | 'cheapest'
  | 'popular'
  | 'yours';

export type FirstChoice = { item: QuickItem; reason: ChoiceReason };

type Line = Pick<QuickLine, 'designation' | 'result' | 'ambiguous' | 'items'>;

/** The items that are what the line asks for; undecided lines have none. */
export function candidatesOf({ result, ambiguous, items }: Line): readonly QuickItem[] {
  if (result === 'found' || result === 'interchangeable') return items;
  if (result !== 'choose') return [];
  const same = items.filter(({ differs }) => differs === '');
  return same.length > 0 || ambiguous ? same : items;
}

/** Undefined where the buyer has to choose. */
export function firstChoiceOf(line: Line, order: ChoiceOrder): FirstChoice | undefined {
  const [only, ...others] = candidatesOf(line);
  if (!only) return undefined;
  if (others.length === 0) return { item: only, reason: isNamedBy(line.designation, only) ? 'named' : 'only' };
  return chooseAmong([only, ...others], order);
}

type Some = readonly [QuickItem, ...QuickItem[]];

function chooseAmong(items: Some, { by, maker }: ChoiceOrder): FirstChoice {
  const ofMaker = items.filter((item) => item.brandname === maker);
  if (isSome(ofMaker)) return { item: cheapestOf(ofMaker), reason: 'maker' };
  const bought = by === 'bought' && items.toSorted((a, b) => (a.last_bought < b.last_bought ? 1 : -1))[0];
  if (bought && bought.last_bought !== '') return { item: bought, reason: 'bought' };
  const hasPrices = items.some((item) => priceOf(item) < noPrice);
  if (by === 'cheapest' && hasPrices) return { item: cheapestOf(items), reason: 'cheapest' };
  const inStock = items.filter((item) => item.Availability === 'Stock');
  if (isSome(inStock))
    return { item: cheapestOf(inStock), reason: inStock.length === 1 ? 'in_stock' : 'cheapest_in_stock' };
  const soonest = soonestOf(items);
  if (soonest) return { item: soonest, reason: 'soonest' };
  return { item: cheapestOf(items), reason: hasPrices ? 'cheapest' : 'popular' };
}

const isSome = (items: readonly QuickItem[]): items is Some => items.length > 0;

const noPrice = Number.POSITIVE_INFINITY;
/** A price that is hidden or given on request is 0. */
const priceOf = (item: QuickItem): number => item.your_price || item.list_price || noPrice;

/** The first of several, which is the most popular. */
const cheapestOf = (items: Some): QuickItem =>
  items.reduce((best, item) => (priceOf(item) < priceOf(best) ? item : best));

function soonestOf(items: Some): QuickItem | undefined {
  const dated = items.filter((item) => item.exp_dod !== '');
  const [first] = dated.toSorted((a, b) => a.exp_dod.localeCompare(b.exp_dod) || priceOf(a) - priceOf(b));
  return first;
}

/** The line names this very item if it writes its stock code or its maker. */
function isNamedBy(designation: string, { itemcode, brandname }: QuickItem): boolean {
  const words = designation.toUpperCase().split(/\s+/);
  return designation.toUpperCase() === itemcode.toUpperCase() || words.includes(brandname.toUpperCase());
}
