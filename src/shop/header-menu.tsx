import { type FocusEvent, type ToggleEvent, useState } from 'react';
import { said, say } from '../lib/say.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { Tag } from '../ui/tag.tsx';
import type { HeaderProps } from './header.tsx';
import styles from './header-menu.module.css';
import { accountHref, accountPages, houseMenu, type MenuEntry, mainMenu, standing, visitorMenu } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuNews } from './menu-news.tsx';

const menuId = 'menu';

type HeaderMenuProps = Pick<HeaderProps, 'session' | 'cartCount' | 'onLogout'> & { path: string };

/** The menu of narrow screens: a popover, so that it opens and closes without scripts. */
export function HeaderMenu({ session, cartCount, path, onLogout }: HeaderMenuProps) {
  const site = useSite();
  const [news, setNews] = useState<MenuNews>();
  /** It covers the screen: the focus goes into it. */
  function toggled({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open') return;
    currentTarget.querySelector('button')?.focus();
    if (session) void askForNews().catch(() => {});
  }
  async function askForNews() {
    const { loadMenuNews } = await import('./menu-news.tsx');
    setNews(await loadMenuNews(site.currency));
  }
  const house = houseMenu(site);
  const pages = mainMenu(site).filter(({ to }) => house.every((entry) => entry.to !== to));
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={menuId} aria-label={say`Menu`}>
        <Icon name="menu" />
      </button>
      <div
        id={menuId}
        role="dialog"
        aria-label={say`Menu`}
        popover="auto"
        className={styles.menu}
        onToggle={toggled}
        onBlur={leftBy}
      >
        <div className={styles.top}>
          <Logo size="normal" />
          <button type="button" popoverTarget={menuId} popoverTargetAction="hide" aria-label={say`Close menu`}>
            <Icon name="close" />
          </button>
        </div>
        {session && (
          <div className={styles.me}>
            <div>
              <b>{session.username}</b>
              <p>{news?.balance}</p>
            </div>
            <Tag kind={session.status === 'Active' ? 'good' : 'bad'}>{standing(session.status)}</Tag>
          </div>
        )}
        <nav aria-label={say`Menu`}>
          <MenuList entries={pages} path={path} />
          {session && (
            <MenuList
              title={say`Your account`}
              entries={accountPages(session.has_credit)}
              path={path}
              behind={news?.behind ?? {}}
            />
          )}
          <MenuList title={site.name} entries={house} path={path} />
          <a href={phoneHref(site.contact.phone)}>{sayWith`Phone ${<bdi>{site.contact.phone}</bdi>}`}</a>
          <a href={`mailto:${site.contact.email}`}>{sayWith`Sales ${<span>{site.contact.email}</span>}`}</a>
        </nav>
        <div className={styles.end}>
          {session ? <Button onClick={onLogout}>{say`Logout`}</Button> : visitorMenu.map(visitorButton)}
          <ButtonLink kind="primary" to="/cart" icon="cart">
            {say`Cart`} {cartCount || ''}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** What the focus goes on to must not stand behind the menu. */
function leftBy({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

function visitorButton({ label, to }: MenuEntry) {
  return (
    <ButtonLink key={to} to={to}>
      {said(label)}
    </ButtonLink>
  );
}

type MenuListProps = {
  title?: string;
  entries: readonly MenuEntry[];
  path: string;
  /** Of the account's entries: what waits behind them. */
  behind?: MenuNews['behind'];
};

function MenuList({ title, entries, path, behind }: MenuListProps) {
  const [page = ''] = path.split('?');
  return (
    <>
      {title && <p className={styles.caption}>{title}</p>}
      {entries.map((entry) => (
        <MenuLink key={entry.to} entry={entry} to={behind && accountHref(entry, page)} address={path}>
          {behind?.[entry.to] ? <span>{behind[entry.to]}</span> : <Icon name="chevron-right" small />}
        </MenuLink>
      ))}
    </>
  );
}
