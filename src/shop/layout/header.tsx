import { Link, useLocation, useNavigation } from 'react-router';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { currencyLabel } from '../../lib/currency.ts';
import { plural, t } from '../../lib/i18n.ts';
import { useFocusRestoration } from '../../ui/browser/use-focus-restoration.ts';
import { useSlashFocus } from '../../ui/browser/use-slash-focus.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Logo } from '../../ui/graphics/logo.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import contactBarStyles from './contact-bar.module.css';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';
import type { HeaderProps } from './header-props.ts';
import { accountHref, accountMenu, accountStatusText, isHome, logoLinksHome, mainMenu, visitorMenu } from './menu.ts';
import { MenuLink } from './menu-link.tsx';

export function Header({ session, cartCount, search, onLogout }: HeaderProps) {
  const site = useSite();
  const { header } = site;
  const { pathname, search: query, key } = useLocation();
  const address = pathname + query;
  const home = isHome(pathname, site);
  const oneRow = home && !session;
  useSlashFocus();
  useFocusRestoration();
  return (
    <header className={classNames(styles.header, styles[header.form], oneRow && styles.oneRow)}>
      <a className={styles.skip} href="#main">{t`Skip to content`}</a>
      {header.form === 'trading-house' && <ContactBar />}
      <div className={styles.band}>
        <Container>
          <div className={styles.row}>
            <Logo
              to={logoLinksHome(Boolean(session), pathname) ? '/' : undefined}
              size={header.form === 'trading-house' && oneRow ? 'large' : 'normal'}
            />
            {oneRow && <Menu address={address} />}
            {!home && <div className={styles.search}>{search}</div>}
            <div className={styles.user}>
              {oneRow && <PhoneAndCurrency />}
              {session ? (
                <SignedInUser session={session} onLogout={onLogout} />
              ) : (
                visitorMenu.map((entry) => (
                  <MenuLink key={entry.to} className={styles.wide} entry={entry} address={address} />
                ))
              )}
              <CartLink count={cartCount} />
              <HeaderMenu
                key={session?.username}
                session={session}
                cartCount={cartCount}
                page={key}
                path={address}
                onLogout={onLogout}
              />
            </div>
          </div>
        </Container>
      </div>
      {!oneRow && (
        <div className={styles.menuRow}>
          <Container>
            <div className={styles.line}>
              <Menu address={address} session={session} />
              {!session && <PhoneAndCurrency />}
            </div>
          </Container>
        </div>
      )}
      <NavigationProgress />
    </header>
  );
}

function Menu({ address, session }: { address: string; session?: Pick<Session, 'has_credit'> | null }) {
  const site = useSite();
  const [path = ''] = address.split('?');
  return (
    <nav className={styles.menu} aria-label={t`Main`}>
      {mainMenu(site).map((entry) => (
        <MenuLink key={entry.to} entry={entry} address={address} />
      ))}
      {session &&
        accountMenu(session.has_credit).map((entry, index) => (
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

function PhoneAndCurrency() {
  const { header, contact, currency } = useSite();
  if (header.form === 'trading-house') return null;
  return (
    <span className={styles.contact}>
      <a href={phoneHref(contact.phone)}>{contact.phone}</a>
      <span title={t`Prices are in this currency`}>{currencyLabel(currency)}</span>
    </span>
  );
}

function SignedInUser({
  session,
  onLogout,
}: Pick<HeaderProps, 'onLogout'> & { session: NonNullable<HeaderProps['session']> }) {
  return (
    <span className={classNames(styles.who, styles.wide)}>
      <b>{session.username}</b>
      <span>
        {session.has_credit ? (
          <Link className={styles.standing} to="/statement" title={t`Account Statement`}>
            {accountStatusText(session.standing)}
          </Link>
        ) : (
          accountStatusText(session.standing)
        )}{' '}
        · <button type="button" className={styles.logout} onClick={onLogout}>{t`Logout`}</button>
      </span>
    </span>
  );
}

function CartLink({ count }: { count: number }) {
  return (
    <Link className={styles.cart} to="/cart" aria-label={cartLabel(count)}>
      <Icon name="cart" />
      <span className={styles.cartLabel}>{t`Cart`}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}

const cartLabel = (count: number): string => (count === 0 ? t`Cart` : t`Cart, ${plural(count, 'item')}`);

function NavigationProgress() {
  return useNavigation().state === 'loading' && <i className={styles.loading} />;
}

function ContactBar() {
  const { contact, currency } = useSite();
  return (
    <div className={contactBarStyles.band}>
      <Container>
        <div className={contactBarStyles.line}>
          <span>
            <Icon name="place" small />
            {contact.location}
          </span>
          <a href={phoneHref(contact.phone)}>
            <Icon name="phone" small />
            <bdi>{contact.phone}</bdi>
          </a>
          <a className={contactBarStyles.mail} href={`mailto:${contact.email}`}>
            <Icon name="mail" small />
            {contact.email}
          </a>
          <span className={contactBarStyles.currency}>{t`Prices in ${currency}`}</span>
          <span className={contactBarStyles.socials}>
            {contact.socials.map(({ name, href }) => (
              <a key={name} href={href} rel="noopener">
                {name}
              </a>
            ))}
          </span>
        </div>
      </Container>
    </div>
  );
}
