import { useEffect, useState } from 'react';
import { NavLink, useLocation, useMatches, useParams } from 'react-router';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { FindButton } from '../find/find-button.tsx';
import styles from './desk-bar.module.css';
import { useDeskSession, useSiteOfFrame } from './desk-session.ts';
import { RailFoot, RailLinks } from './rail.tsx';

/** The title of the section is its `handle.title`. */
export function DeskBar({ onSignOut }: { onSignOut: () => void }) {
  const { sites } = useDeskSession();
  const site = useSiteOfFrame();
  const [menuOpen, setMenuOpen] = useState(false);
  const title = useMatches()
    .map(({ handle }) => (handle as { title?: () => string } | undefined)?.title?.())
    .findLast((text) => text !== undefined);
  const { number } = useParams();
  useEffect(() => {
    document.title = [number, title, site?.name, 'Desk'].filter((part) => part !== undefined).join(' · ');
  }, [number, title, site]);
  return (
    <header className={styles.bar}>
      <span className={styles.menu} data-print="no">
        <IconButton name="menu" label="Menu" onClick={() => setMenuOpen(true)} />
      </span>
      <h1 className={styles.title}>{title ?? 'Desk'}</h1>
      <nav className={styles.sites} data-print="no" aria-label="Site">
        {sites.map(({ site, name }) => (
          <SiteLink key={site} site={site} name={name} />
        ))}
      </nav>
      <span className={styles.find} data-print="no">
        {site && <FindButton site={site} />}
      </span>
      <Dialog open={menuOpen} title="Menu" onClose={() => setMenuOpen(false)}>
        <RailLinks onOpen={() => setMenuOpen(false)} />
        <RailFoot onOpen={() => setMenuOpen(false)} onSignOut={onSignOut} />
      </Dialog>
    </header>
  );
}

/** Leads to the same section of the other site; records belong to one site. */
function SiteLink({ site, name }: { site: string; name: string }) {
  const [, , section = ''] = useLocation().pathname.split('/');
  return (
    <NavLink className={() => styles.site} data-of={site} to={`/${site}/${section}`}>
      <span className={styles.sign} aria-hidden="true" />
      {name}
    </NavLink>
  );
}
