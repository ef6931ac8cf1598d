import { Link, useLocation, useRouteLoaderData } from 'react-router';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import styles from './notify-me.module.css';
import { useStockAlert } from './use-stock-alerts.ts';

type TellMeProps = {
  item: Pick<ItemRow, 'itemid' | 'itemname' | 'Availability'>;
  /** A line of text, in a table. */
  short?: boolean;
};

/** For an item that is not in stock, where the buyer may see that. */
export function NotifyMe({ item, short }: TellMeProps) {
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData('root') as { session: Session | null } | undefined;
  const isOut = item.Availability !== '' && item.Availability !== 'Stock';
  const session = root?.session;
  const { isWanted, busy, change } = useStockAlert(item.itemid, isOut && session ? session.username : '');
  if (!isOut) return null;
  if (!session)
    return (
      <Link className={styles.link} to={`/login?next=${encodeURIComponent(pathname + search)}`}>
        {t`Sign in to be told when it is in stock`}
      </Link>
    );
  const label = isWanted
    ? t`You will be told when ${item.itemname} is in stock`
    : t`Notify me when ${item.itemname} is in stock`;
  if (short)
    return (
      <button
        type="button"
        className={styles.link}
        aria-label={label}
        aria-pressed={isWanted}
        aria-busy={busy || undefined}
        onClick={busy ? undefined : change}
      >
        {isWanted && <Icon name="check" small />}
        {isWanted ? t`You will be told` : t`Notify me`}
      </button>
    );
  return (
    <Button icon={isWanted ? 'check' : 'mail'} aria-label={label} aria-pressed={isWanted} busy={busy} onClick={change}>
      {isWanted ? t`You will be told` : t`Notify me when it’s in stock`}
    </Button>
  );
}
