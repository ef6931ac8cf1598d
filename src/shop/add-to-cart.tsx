import { AddToCart } from '../cart/add-to-cart.ui.tsx';
import type { RenderAdd } from '../catalogue/render-add.ts';

/** Fills the place for Add To Cart on the catalogue's pages. */
export const renderAdd: RenderAdd = (item, form) => <AddToCart item={item} form={form} />;
