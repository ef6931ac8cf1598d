import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import styles from './notify-me.module.css';
import type { listStockAlerts, saveStockAlert } from './stock-alerts.contract.ts';

type TellMeProps = {
  item: Pick<ItemRow, 'itemid' | 'itemname' | 'Availability'>;
  /** A line of text, in a table. */
  short?: boolean;
};

/** Shown for an item that is not in stock, where the buyer may see that. */
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

/** Shared by all buttons of the open page, so that they show the same. */
let wanted: ReadonlyMap<number, boolean> = new Map();
let loadedFor = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setWanted(next: Iterable<readonly [number, boolean]>) {
  wanted = new Map(next);
  for (const listener of listeners) listener();
}

/** Loads once for each account that signs in on the page. */
async function loadFor(username: string): Promise<void> {
  if (loadedFor === username) return;
  loadedFor = username;
  setWanted([]);
  const reply = await call<typeof listStockAlerts>('GET /api/stock_alerts/', {});
  // Somebody else may have signed in meanwhile; what was pressed meanwhile is newer than the reply.
  if (isRefusal(reply) || loadedFor !== username) return;
  setWanted([...reply.item_ids.map((id) => [id, true] as const), ...wanted]);
}

/** `username` is '' where the button is not offered. */
function useStockAlert(itemId: number, username: string) {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => wanted.get(itemId) === true,
    () => false,
  );
  const { send, busy } = useAction();
  const toast = useToast();
  useEffect(() => {
    // A button that shows too little is put right by pressing it.
    if (username !== '') loadFor(username).catch(() => undefined);
  }, [username]);

  const request = { item_id: itemId, wanted: !isWanted };
  const change = () =>
    void send(() => call<typeof saveStockAlert>('POST /api/stock_alert/', request), {
      onDone(reply) {
        setWanted([...wanted, [itemId, reply.wanted]]);
        toast({
          message: reply.wanted ? t`We will e-mail you once, when it is in stock.` : t`You will not be told any more.`,
        });
      },
    });

  return { isWanted, busy, change };
}
