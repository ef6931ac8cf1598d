import { AddToCart } from '../../cart/add-to-cart/add-to-cart.tsx';
import type { RenderAddToCart } from '../../catalogue/items/render-add-to-cart.ts';

export const renderAddToCart: RenderAddToCart = (item, form, onQuantity) => (
  <AddToCart item={item} form={form} onQuantity={onQuantity} />
);
