import { NavLink } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import styles from './items.module.css';

/** The pages of the section. */
export function ItemsNav() {
  const { site } = useSiteOfPage();
  const pages = [
    { path: 'items', label: t`Items` },
    { path: 'items/categories', label: t`Categories` },
    { path: 'items/words', label: t`Search words` },
    { path: 'items/misses', label: t`Searched and not found` },
    { path: 'items/wanted', label: t`Wanted, not in stock` },
  ];
  return (
    <nav className={styles.nav} aria-label={t`Items`}>
      {pages.map(({ path, label }) => (
        <NavLink key={path} end to={`/${site}/${path}`} className={() => styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
