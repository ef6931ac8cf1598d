import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { translate } from '../../lib/i18n.ts';
import { isCurrentPage, type MenuEntry } from './menu.ts';

type MenuLinkProps = {
  entry: MenuEntry;
  /** Path and query of the current page. */
  address: string;
  /** Overrides the entry's own page. */
  to?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export function MenuLink({ entry, address, to = entry.to, className, children }: MenuLinkProps) {
  return (
    <Link
      to={to}
      title={entry.title && translate(entry.title)}
      className={className}
      aria-current={isCurrentPage(entry, address) ? 'page' : undefined}
    >
      {translate(entry.label)}
      {children}
    </Link>
  );
}
