import { SectionNav } from '../list/section-nav.tsx';

const pages = [
  { path: 'items', label: 'Items' },
  { path: 'items/categories', label: 'Categories' },
  { path: 'items/certificates', label: 'Certificates' },
  { path: 'items/words', label: 'Search words' },
  { path: 'items/misses', label: 'Searched and not found' },
  { path: 'items/wanted', label: 'Wanted, not in stock' },
];

export const ItemsNav = () => <SectionNav label="Items" pages={pages} />;
