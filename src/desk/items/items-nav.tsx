import { NavLink } from 'react-router';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './items.module.css';

/** The pages of the section. */
export function ItemsNav() {
  const { site } = useDeskSite();
  const pages = [
    { path: 'items', label: 'Items' },
    { path: 'items/categories', label: 'Categories' },
    { path: 'items/certificates', label: 'Certificates' },
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
