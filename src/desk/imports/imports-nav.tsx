import { NavLink } from 'react-router';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import styles from './imports.module.css';

/** What comes in, and what goes out. */
export function ImportsNav() {
  const { site } = useDeskSite();
  const pages = [
    ...(useCan()('import-files') ? [{ path: 'imports', label: 'Imports' }] : []),
    { path: 'imports/exports', label: 'Exports' },
  ];
  return (
    <nav className={styles.nav} aria-label="Imports and exports">
      {pages.map(({ path, label }) => (
        <NavLink key={path} end to={`/${site}/${path}`} className={() => styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
