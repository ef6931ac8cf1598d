import { NavLink } from 'react-router';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import styles from './items.module.css';

/** The pages of the section. */
export function ItemsNav() {
  const { site } = useDeskSite();
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
  return (
    <nav className={styles.nav} aria-label="Items">
      {pages.map(({ path, label }) => (
        <NavLink key={path} end to={`/${site}/${path}`} className={() => styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
