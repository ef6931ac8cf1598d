import { useSyncExternalStore } from 'react';
import type { ItemRow } from '../catalogue/item.contract.ts';
import { keep, kept } from '../ui/kept.ts';
import { emptyCart, type LocalCart, type LocalLine, readLocalCart } from './local-cart.rule.ts';
import { followLocalCart, localCartEvent } from './local-count.ts';

let text = '';
let cart = emptyCart;

/** The cart kept in this browser, as it is now. */
export function localCart(): LocalCart {
  const now = kept('cartItems');
  if (now !== text) {
    text = now;
    cart = readLocalCart(now);
  }
  return cart;
}

/** Keeps the cart and tells every list of it; false when the browser keeps nothing. */
export function keepLocalCart(next: LocalCart): boolean {
  const wanted = next.lines.length > 0 ? JSON.stringify(next) : '';
  keep('cartItems', wanted);
  window.dispatchEvent(new Event(localCartEvent));
  return kept('cartItems') === wanted;
}

/** The cart kept in this browser; follows changes in other tabs. Empty while the server renders. */
export function useLocalCart(): LocalCart {
  return useSyncExternalStore(followLocalCart, localCart, () => emptyCart);
}

type LocalFacts = Pick<
  ItemRow,
  | 'itemid'
  | 'itemname'
  | 'itemcode'
  | 'brandname'
  | 'itemtype'
  | 'seal'
  | 'cattype'
  | 'subCat'
  | 'Dimension_ID'
  | 'Dimension_OD'
  | 'Dimension_OW'
  | 'Weight'
  | 'min_quantity'
  | 'order_multiple'
  | 'your_price'
  | 'list_price'
  | 'exp_dod'
  | 'Availability'
>;

/** An item as a line of the local cart. */
export function localLine(item: LocalFacts, Quantity: number, added_on: Date): Omit<LocalLine, 'Amount'> {
  const { itemid, itemname, itemcode, brandname, itemtype, seal, cattype, subCat } = item;
  const { Dimension_ID, Dimension_OD, Dimension_OW, Weight, min_quantity, order_multiple } = item;
  return {
    ...{ itemid, itemname, itemcode, brandname, itemtype, seal, cattype, subCat },
    ...{ Dimension_ID, Dimension_OD, Dimension_OW, Weight, min_quantity, order_multiple },
    price: item.your_price || item.list_price,
    Quantity,
    exp_dod: item.exp_dod,
    Availability: item.Availability,
    added_on: added_on.toISOString(),
  };
}
