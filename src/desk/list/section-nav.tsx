import { NavLink } from 'react-router';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './section-nav.module.css';

type SectionNavProps = { label: string; pages: readonly { path: string; label: string }[] };

/** The pages of a section of the desk; a path is below that of the site. */
export function SectionNav({ label, pages }: SectionNavProps) {
  const { site } = useDeskSite();
  return (
    <nav className={styles.nav} aria-label={label}>
      {pages.map(({ path, label: name }) => (
        <NavLink key={path} end to={`/${site}/${path}`} className={() => styles.tab}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
