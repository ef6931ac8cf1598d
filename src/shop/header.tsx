import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { currencySign } from '../lib/currency.ts';
import { countOf, say } from '../lib/say.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Wrap } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useSite } from '../ui/site-context.tsx';
import { useSlashFocus } from '../ui/slash-focus.ts';
import styles from './header.module.css';
import { ContactLine } from './header-contact.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { accountHref, accountLine, accountMenu, isHome, logoLeadsHome, mainMenu, visitorMenu } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import { PageOnItsWay } from './page-on-its-way.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export type HeaderProps = {
  /** Who is signed in, with the status that get_info gives; null for a visitor. */
  session: { username: string; status: string; has_credit: boolean } | null;
  /** The server's count of lines; no badge at 0. */
  cartCount: number;
  /** The search box; the home page has its own, larger one. */
  search: ReactNode;
  onLogout: () => void;
};

/** The head of every page: contact line (trading house), logo, search, user, cart, menu. */
export function Header({ session, cartCount, search, onLogout }: HeaderProps) {
  const site = useSite();
  const { header } = site;
  const { pathname, search: query, key } = useLocation();
  const address = pathname + query;
  const home = isHome(pathname, site);
  const oneRow = home && !session;
  useSlashFocus();
  useKeptFocus();
  return (
    <header className={classNames(styles.header, styles[header.form], oneRow && styles.oneRow)}>
      <a className={styles.skip} href="#main">{say`Skip to content`}</a>
      {header.form === 'trading-house' && <ContactLine />}
      <div className={styles.band}>
        <Wrap>
          <div className={styles.row}>
            <Logo
              to={logoLeadsHome(Boolean(session), pathname) ? '/' : undefined}
              size={header.form === 'trading-house' ? 'large' : 'normal'}
            />
            {oneRow && <Menu address={address} />}
            {!home && <div className={styles.search}>{search}</div>}
            <div className={styles.user}>
              {oneRow && <Reach />}
              {session ? (
                <Who session={session} onLogout={onLogout} />
              ) : (
                visitorMenu.map((entry) => (
                  <MenuLink key={entry.to} className={styles.wide} entry={entry} address={address} />
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
            <div className={styles.line}>
              <Menu address={address} account={session !== null} />
              {!session && <Reach />}
            </div>
          </Wrap>
        </div>
      )}
      <PageOnItsWay />
    </header>
  );
}

/** The pages of the house, then those of the account. */
function Menu({ address, account }: { address: string; account?: boolean }) {
  const site = useSite();
  const [path = ''] = address.split('?');
  return (
    <nav className={styles.menu} aria-label={say`Main`}>
      {mainMenu(site).map((entry) => (
        <MenuLink key={entry.to} entry={entry} address={address} />
      ))}
      {account &&
        accountMenu.map((entry, index) => (
          <MenuLink
            key={entry.to}
            className={index === 0 ? styles.menuEnd : undefined}
            entry={entry}
            to={accountHref(entry, path)}
            address={address}
          />
        ))}
    </nav>
  );
}

/** Phone and currency, where the site has no line of its own for them. */
function Reach() {
  const { header, contact, currency } = useSite();
  if (header.form === 'trading-house') return null;
  return (
    <span className={styles.reach}>
      <a href={phoneHref(contact.phone)}>{contact.phone}</a>
      <span title={say`Prices are in this currency`}>
        {currencySign(currency)} {currency}
      </span>
    </span>
  );
}

function Who({ session, onLogout }: Pick<HeaderProps, 'onLogout'> & { session: NonNullable<HeaderProps['session']> }) {
  return (
    <span className={classNames(styles.who, styles.wide)}>
      <b>{session.username}</b>
      <span>
        {session.has_credit ? (
          <Link className={styles.standing} to="/statement" title={say`Account Statement`}>
            {accountLine(session.status)}
          </Link>
        ) : (
          accountLine(session.status)
        )}{' '}
        · <button type="button" className={styles.logout} onClick={onLogout}>{say`Logout`}</button>
      </span>
    </span>
  );
}

function CartLink({ count }: { count: number }) {
  const spoken = count === 0 ? say`Cart` : say`Cart, ${countOf(count, 'item')}`;
  return (
    <Link className={styles.cart} to="/cart" aria-label={spoken}>
      <Icon name="cart" />
      <span className={styles.cartWord}>{say`Cart`}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
