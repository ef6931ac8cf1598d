import type { ReactNode } from 'react';
import type { ItemRow } from './item.contract.ts';

export type AddToCartPlacement = 'row' | 'detail' | 'panel' | 'panel-more';

export type RenderAddToCart = (item: ItemRow, form: AddToCartPlacement) => ReactNode;
