import type { ReactNode } from 'react';
import type { ItemRow } from './item.contract.ts';

/** Where Add To Cart stands: in a row of a table, large on the item's own page, first or further down in the typeahead's panel. */
export type AddToCartPlacement = 'row' | 'detail' | 'panel' | 'panel-more';

/** Filled by the shop's routes with the cart's own quantity and button; without it the page shows none. */
export type RenderAddToCart = (item: ItemRow, form: AddToCartPlacement) => ReactNode;
