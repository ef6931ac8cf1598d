import { Link } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { useSite } from '../ui/site-context.tsx';
import { Tag } from '../ui/tag.tsx';
import type { HeaderProps } from './header.tsx';
import styles from './header-menu.module.css';
import { accountLine, accountMenu, isCurrent, type MenuEntry, mainMenu, visitorMenu } from './menu.ts';

const menuId = 'menu';

type HeaderMenuProps = Pick<HeaderProps, 'session' | 'cartCount' | 'onLogout'> & { path: string };

/** The menu of narrow screens: a popover, so that it opens and closes without scripts. */
export function HeaderMenu({ session, cartCount, path, onLogout }: HeaderMenuProps) {
  const { name, contact } = useSite();
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={menuId} aria-label="Menu">
        <Icon name="menu" />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <div className={styles.top}>
          <Logo size="normal" />
          <button type="button" popoverTarget={menuId} popoverTargetAction="hide" aria-label="Close menu">
            <Icon name="close" />
          </button>
        </div>
        {session && (
          <div className={styles.me}>
            <b>{session.username}</b>
            <Tag kind={session.status === 'Active' ? 'good' : 'warn'}>{accountLine(session.status)}</Tag>
          </div>
        )}
        <nav aria-label="Menu">
          <MenuList entries={mainMenu} path={path} />
          {session && <MenuList title="Your account" entries={accountMenu} path={path} />}
          <p className={styles.caption}>{name}</p>
          <a href={`mailto:${contact.email}`}>
            Sales <span>{contact.email}</span>
          </a>
        </nav>
        <div className={styles.end}>
          {session ? <Button onClick={onLogout}>Logout</Button> : visitorMenu.map(visitorButton)}
          <ButtonLink kind="primary" to="/cart" icon="cart">
            Cart {cartCount || ''}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function visitorButton({ label, to }: MenuEntry) {
  return (
    <ButtonLink key={to} to={to}>
      {label}
    </ButtonLink>
  );
}

function MenuList({ title, entries, path }: { title?: string; entries: readonly MenuEntry[]; path: string }) {
  return (
    <>
      {title && <p className={styles.caption}>{title}</p>}
      {entries.map((entry) => (
        <Link key={entry.to} to={entry.to} aria-current={isCurrent(entry, path) ? 'page' : undefined}>
          {entry.label}
          <Icon name="chevron-right" small />
        </Link>
      ))}
    </>
  );
}
