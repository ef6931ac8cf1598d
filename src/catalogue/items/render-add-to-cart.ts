import type { ReactNode } from 'react';
import type { ItemRow } from './item.contract.ts';

export type AddToCartPlacement = 'row' | 'detail' | 'panel' | 'panel-more';

/** `onQuantity` learns each quantity that is typed and can be ordered, undefined for any other text. */
export type RenderAddToCart = (
  item: ItemRow,
  form: AddToCartPlacement,
  onQuantity?: (quantity: number | undefined) => void,
) => ReactNode;
