import { SectionNav } from '../list/section-nav.tsx';
import { useCan } from '../shell/desk-session.ts';

/** The pages of the section. */
export function ItemsNav() {
  const can = useCan();
  const pages = [
    { path: 'items', label: 'Items' },
    { path: 'items/categories', label: 'Categories' },
    { path: 'items/certificates', label: 'Certificates' },
    ...(can('adjust-stock') ? [{ path: 'items/stocktake', label: 'Stocktake' }] : []),
    { path: 'items/words', label: 'Search words' },
    { path: 'items/misses', label: 'Searched and not found' },
    { path: 'items/wanted', label: 'Wanted, not in stock' },
  ];
  return <SectionNav label="Items" pages={pages} />;
}
