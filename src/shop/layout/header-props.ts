import type { ReactNode } from 'react';

export type HeaderProps = {
  /** `status` as in get_info; null for a visitor. */
  session: { username: string; status: string; has_credit: boolean } | null;
  /** Lines; no badge at 0. */
  cartCount: number;
  search: ReactNode;
  onLogout: () => void;
};
