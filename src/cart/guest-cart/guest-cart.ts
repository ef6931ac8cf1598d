import { useSyncExternalStore } from 'react';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { emptyGuestCart, type GuestCart, type GuestCartLine, parseGuestCart } from './guest-cart.rule.ts';
import { guestCartEvent, subscribeToGuestCart } from './use-guest-cart-count.ts';

let cachedText = '';
let cachedCart = emptyGuestCart;

export function readGuestCart(): GuestCart {
  const storedText = readLocal('cartItems');
  if (storedText !== cachedText) {
    cachedText = storedText;
    cachedCart = parseGuestCart(storedText);
  }
  return cachedCart;
}

export function saveGuestCart(next: GuestCart): boolean {
  const text = next.lines.length > 0 ? JSON.stringify(next) : '';
  writeLocal('cartItems', text);
  window.dispatchEvent(new Event(guestCartEvent));
  return readLocal('cartItems') === text;
}

export function useGuestCart(): GuestCart {
  return useSyncExternalStore(subscribeToGuestCart, readGuestCart, () => emptyGuestCart);
}

type GuestCartItem = Pick<
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
> &
  Partial<Pick<ItemRow, 'catname'>>;

export function toGuestCartLine(item: GuestCartItem, Quantity: number, added_on: Date): Omit<GuestCartLine, 'Amount'> {
  const { itemid, itemname, itemcode, brandname, itemtype, seal, cattype, catname, subCat } = item;
  const { Dimension_ID, Dimension_OD, Dimension_OW, Weight, min_quantity, order_multiple } = item;
  return {
    itemid,
    itemname,
    itemcode,
    brandname,
    itemtype,
    seal,
    cattype,
    catname,
    subCat,
    Dimension_ID,
    Dimension_OD,
    Dimension_OW,
    Weight,
    min_quantity,
    order_multiple,
    price: item.your_price || item.list_price,
    Quantity,
    exp_dod: item.exp_dod,
    Availability: item.Availability,
    added_on: added_on.toISOString(),
  };
}
