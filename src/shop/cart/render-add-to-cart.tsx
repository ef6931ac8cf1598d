import { AddToCart } from '../../cart/add-to-cart/add-to-cart.ui.tsx';
import type { RenderAddToCart } from '../../catalogue/items/render-add-to-cart.ts';

/** Fills the place for Add To Cart on the catalogue's pages. */
export const renderAddToCart: RenderAddToCart = (item, form) => <AddToCart item={item} form={form} />;
