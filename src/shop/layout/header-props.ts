import type { ReactNode } from 'react';
import type { Standing } from '../../account/permissions/standing.rule.ts';

export type HeaderProps = {
  /** null for a visitor. */
  session: { username: string; standing: Standing; has_credit: boolean } | null;
  /** The number of lines; no badge at 0. */
  cartCount: number;
  search: ReactNode;
  onLogout: () => void;
};
