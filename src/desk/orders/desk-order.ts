import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { orderAtDesk } from './order-record.contract.ts';

export type DeskOrder = ReplyOf<typeof orderAtDesk>;

export const moneyOf =
  ({ currency }: Pick<DeskOrder, 'currency'>) =>
  (minor: number) =>
    formatMoney({ minor, currency });

/** Writes a moment of a reply in the time of the site. */
export function useMoment(): (at: string | null) => string {
  const { timeZone } = useDeskSite();
  return (at) => (at ? formatDateTime(new Date(at), timeZone) : '');
}
