import { sharedItemId } from '../catalogue/items/item-link.rule.ts';
import type { Site } from '../sites/site.ts';

const itemPages: readonly string[] = ['/product-category', '/nod-product-category', '/productDetail'];
const itemNumber = /^\d{1,15}$/;

/** The item whose page is at an address, or whose data React Router loads from there. */
export function itemOfAddress({ pathname, searchParams }: URL, site: Pick<Site, 'name'>): number | undefined {
  const path = pathname.replace(/\.data$/, '');
  const [, folder = '', share = '', ...more] = path.split('/');
  if (folder === 'productDetail' && more.length === 0 && share !== '') return sharedItemId(share, site.name);
  const item = searchParams.get('item') ?? '';
  return itemPages.includes(path) && itemNumber.test(item) ? Number(item) : undefined;
}
