import { NavLink } from 'react-router';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { deskSections } from '../sections.ts';
import { useDeskSession, useSiteOfFrame } from './desk-session.ts';
import styles from './rail.module.css';

const groups = [
  { group: 'work', label: undefined },
  { group: 'data', label: 'Data' },
  { group: 'office', label: 'Office' },
] as const;

/** The rail stands beside the page; below 1240 px it is the menu of the bar. */
export function Rail({ onSignOut }: { onSignOut: () => void }) {
  return (
    <nav className={styles.rail} aria-label="Desk">
      <span className={styles.top}>Desk</span>
      <RailLinks />
      <RailFoot onSignOut={onSignOut} />
    </nav>
  );
}

export function RailLinks({ onOpen }: { onOpen?: () => void }) {
  const site = useSiteOfFrame();
  const sections = deskSections.filter(({ requires }) => canAtDesk(site?.roles ?? [], requires));
  return groups.map(({ group, label }) => {
    const links = sections.filter((section) => section.group === group);
    return (
      <div key={group}>
        {label && links.length > 0 && <span className={styles.group}>{label}</span>}
        {links.map((section) => (
          <NavLink
            key={section.path}
            className={() => styles.link}
            to={`/${site?.site}/${section.path}`}
            onClick={onOpen}
          >
            {section.label}
          </NavLink>
        ))}
      </div>
    );
  });
}

/** Who is signed in, which leads to the own sign-in. */
export function RailFoot({ onOpen, onSignOut }: { onOpen?: () => void; onSignOut: () => void }) {
  const { name } = useDeskSession();
  const site = useSiteOfFrame();
  return (
    <div className={styles.foot}>
      {site ? (
        <NavLink className={() => styles.own} to={`/${site.site}/your-sign-in`} title="Your sign-in" onClick={onOpen}>
          {name}
        </NavLink>
      ) : (
        name
      )}
      <Button small kind="quiet" onClick={onSignOut}>
        Sign out
      </Button>
    </div>
  );
}
