import { useEffect, useSyncExternalStore } from 'react';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { listStockAlerts, saveStockAlert } from './stock-alerts.contract.ts';

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

/** Once for each account that signs in on the page. */
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
export function useStockAlert(itemId: number, username: string) {
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
