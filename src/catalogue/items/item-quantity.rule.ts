// What a quantity of an item costs each and where it comes from, by what the item's row says.

import { type AvailabilityStatus, type SupplyPart, supplyOf, wordOfSupply } from '../stock/availability.rule.ts';
import type { ItemRow } from './item.contract.ts';

/** The buyer's price each in major units, 0 if the row has none. */
export const priceAt = (
  { your_price, price_steps }: Pick<ItemRow, 'your_price' | 'price_steps'>,
  quantity: number,
): number => price_steps.findLast(({ from }) => from <= quantity)?.price ?? your_price;

type Supplied = Pick<ItemRow, 'Stock' | 'Availability' | 'exp_dod' | 'lots'>;

/** Judges a quantity as the server does in a cart; no parts where the row does not say how many there are. */
export function supplyOfItem(item: Supplied, quantity: number): { word: AvailabilityStatus; parts: SupplyPart[] } {
  const { Stock: free, Availability: word, exp_dod, lots } = item;
  if (free === 0 && lots.length === 0) return { word, parts: [] };
  const incoming = lots.map((lot) => ({ ...lot, dueOn: lot.on }));
  // A row says '' for the day of a lot that is late, and its own day is that of goods in stock where it comes from there.
  const days = { today: '0001-01-01', nextWorkingDay: word === 'Stock' ? exp_dod : '' };
  const parts = supplyOf({ free, incoming }, quantity, days);
  return { word: wordOfSupply(parts), parts };
}
