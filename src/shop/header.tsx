import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Wrap } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { useSite } from '../ui/site-context.tsx';
import { useSlashFocus } from '../ui/slash-focus.ts';
import styles from './header.module.css';
import { ContactLine } from './header-contact.tsx';
import { HeaderMenu } from './header-menu.tsx';
import {
  accountLine,
  accountMenu,
  isCurrent,
  isHome,
  logoLeadsHome,
  type MenuEntry,
  mainMenu,
  visitorMenu,
} from './menu.ts';

export type HeaderProps = {
  /** Who is signed in, with the status that get_info gives; null for a visitor. */
  session: { username: string; status: string } | null;
  /** The server's count of lines; no badge at 0. */
  cartCount: number;
  /** The search box; the home page has its own, larger one. */
  search: ReactNode;
  onLogout: () => void;
};

/** The head of every page: contact line (trading house), logo, search, user, cart, menu. */
export function Header({ session, cartCount, search, onLogout }: HeaderProps) {
  const { header } = useSite();
  const { pathname, search: query, key } = useLocation();
  const address = pathname + query;
  const home = isHome(pathname);
  const oneRow = home && !session;
  useSlashFocus();
  return (
    <header className={classNames(styles.header, styles[header.form], oneRow && styles.oneRow)}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header.form === 'trading-house' && <ContactLine />}
      <div className={styles.band}>
        <Wrap>
          <div className={styles.row}>
            <Logo
              to={logoLeadsHome(Boolean(session), pathname) ? '/' : undefined}
              size={header.form === 'trading-house' ? 'large' : 'normal'}
            />
            {oneRow && <MenuLinks entries={mainMenu} path={address} />}
            {!home && <div className={styles.search}>{search}</div>}
            <div className={styles.user}>
              {session ? (
                <Who session={session} onLogout={onLogout} />
              ) : (
                visitorMenu.map(({ label, to }) => (
                  <Link key={to} className={styles.wide} to={to}>
                    {label}
                  </Link>
                ))
              )}
              <CartLink count={cartCount} />
              <HeaderMenu key={key} session={session} cartCount={cartCount} path={address} onLogout={onLogout} />
            </div>
          </div>
        </Wrap>
      </div>
      {!oneRow && (
        <div className={styles.menuRow}>
          <Wrap>
            <MenuLinks entries={mainMenu} path={address} end={session ? accountMenu : []} />
          </Wrap>
        </div>
      )}
    </header>
  );
}

type MenuLinksProps = { entries: readonly MenuEntry[]; end?: readonly MenuEntry[]; path: string };

function MenuLinks({ entries, end = [], path }: MenuLinksProps) {
  return (
    <nav className={styles.menu} aria-label="Main">
      {[...entries, ...end].map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          title={entry.title}
          className={classNames(entry === end[0] && styles.menuEnd)}
          aria-current={isCurrent(entry, path) ? 'page' : undefined}
        >
          {entry.label}
        </Link>
      ))}
    </nav>
  );
}

function Who({ session, onLogout }: Pick<HeaderProps, 'onLogout'> & { session: NonNullable<HeaderProps['session']> }) {
  return (
    <span className={classNames(styles.who, styles.wide)}>
      <b>{session.username}</b>
      <span>
        {accountLine(session.status)} ·{' '}
        <button type="button" className={styles.logout} onClick={onLogout}>
          Logout
        </button>
      </span>
    </span>
  );
}

function CartLink({ count }: { count: number }) {
  const spoken = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <Link className={styles.cart} to="/cart" aria-label={spoken}>
      <Icon name="cart" />
      <span className={styles.cartWord}>Cart</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
