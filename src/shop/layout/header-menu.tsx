import { type FocusEvent, type ToggleEvent, useLayoutEffect, useState } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Logo } from '../../ui/graphics/logo.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';

import styles from './header-menu.module.css';
import type { HeaderProps } from './header-props.ts';
import {
  accountHref,
  accountMenu,
  companyMenu,
  type MenuEntry,
  mainMenu,
  shortStatusLabel,
  visitorMenu,
} from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuUpdates } from './menu-updates.tsx';

const menuId = 'menu';

/** `page` is the key of its place in the history. */
type HeaderMenuProps = Pick<HeaderProps, 'session' | 'cartCount' | 'onLogout'> & { page: string; path: string };

/** A popover, so that it opens and closes without scripts. */
export function HeaderMenu({ session, cartCount, page, path, onLogout }: HeaderMenuProps) {
  const site = useSite();
  const [updates, setUpdates] = useState<MenuUpdates>();
  // A page that is opened from the menu closes it.
  useLayoutEffect(() => () => document.getElementById(menuId)?.hidePopover?.(), [page]);
  /** The menu covers the screen, so the focus moves into it. */
  function handleToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open') return;
    currentTarget.querySelector('button')?.focus();
    if (session) void fetchUpdates().then(setUpdates, () => {});
  }
  const fetchUpdates = () => import('./menu-updates.tsx').then((module) => module.loadMenuUpdates(site.currency));
  const companyEntries = companyMenu(site);
  const pages = mainMenu(site).filter(({ to }) => companyEntries.every((entry) => entry.to !== to));
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={menuId} aria-label={t`Menu`}>
        <Icon name="menu" />
      </button>
      <div
        id={menuId}
        role="dialog"
        aria-label={t`Menu`}
        popover="auto"
        className={styles.menu}
        onToggle={handleToggle}
        onBlur={closeWhenFocusLeaves}
      >
        <div className={styles.top}>
          <Logo size="normal" />
          <button type="button" popoverTarget={menuId} popoverTargetAction="hide" aria-label={t`Close menu`}>
            <Icon name="close" />
          </button>
        </div>
        {session && (
          <div className={styles.account}>
            <div>
              <b>{session.username}</b>
              <p>{updates?.balance}</p>
            </div>
            <Tag kind={session.standing === 'active' ? 'good' : 'bad'}>{shortStatusLabel(session.standing)}</Tag>
          </div>
        )}
        <nav aria-label={t`Menu`}>
          <MenuList entries={pages} path={path} />
          {session && (
            <MenuList
              title={t`Your account`}
              entries={accountMenu(session.has_credit)}
              path={path}
              badges={updates?.badges ?? {}}
            />
          )}
          <MenuList title={site.name} entries={companyEntries} path={path} />
          <a href={phoneHref(site.contact.phone)}>{tRich`Phone ${<bdi>{site.contact.phone}</bdi>}`}</a>
          <a href={`mailto:${site.contact.email}`}>{tRich`Sales ${<span>{site.contact.email}</span>}`}</a>
        </nav>
        <div className={styles.end}>
          {session ? <Button onClick={onLogout}>{t`Logout`}</Button> : visitorMenu.map(visitorButton)}
          <ButtonLink kind="primary" to="/cart" icon="cart">
            <span>{t`Cart`}</span> {cartCount > 0 && <span translate="no">{cartCount}</span>}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** Otherwise the focused element could be hidden behind the menu. */
function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

function visitorButton({ label, to }: MenuEntry) {
  return (
    <ButtonLink key={to} to={to}>
      {translate(label)}
    </ButtonLink>
  );
}

type MenuListProps = {
  title?: string;
  entries: readonly MenuEntry[];
  path: string;
  badges?: MenuUpdates['badges'];
};

function MenuList({ title, entries, path, badges }: MenuListProps) {
  const [page = ''] = path.split('?');
  return (
    <>
      {title && <p className={styles.caption}>{title}</p>}
      {entries.map((entry) => (
        <MenuLink key={entry.to} entry={entry} to={badges && accountHref(entry, page)} address={path}>
          {badges?.[entry.to] ? <span>{badges[entry.to]}</span> : <Icon name="chevron-right" small />}
        </MenuLink>
      ))}
    </>
  );
}
