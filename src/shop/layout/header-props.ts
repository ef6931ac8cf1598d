import type { ReactNode } from 'react';

export type HeaderProps = {
  /** Who is signed in, with the status that get_info gives; null for a visitor. */
  session: { username: string; status: string; has_credit: boolean } | null;
  /** The server's count of lines; no badge at 0. */
  cartCount: number;
  /** The search box; the home page has its own, larger one. */
  search: ReactNode;
  onLogout: () => void;
};
