import { useCallback, useEffect, useRef, useState } from 'react';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import type { ItemRow } from './item.contract.ts';
import type { itemsByIds } from './items-by-id.contract.ts';
import { readRecent, withoutRecent, withRecent } from './recent-items.rule.ts';
import { takeLatest } from './take-latest.ts';

const maxDisplayed = 6;

/** When variants are switched on one page, only the last one is remembered. */
export function useRecordRecentItem(id: number, variantIds: readonly number[]): void {
  const last = useRef(0);
  useEffect(() => {
    const stored = readLocal('recentItems');
    const others = variantIds.includes(last.current) ? withoutRecent(stored, last.current) : stored;
    writeLocal('recentItems', withRecent(others, id));
    last.current = id;
  }, [id, variantIds]);
}

type Recent = { items: readonly ItemRow[]; failed: boolean };

export function useRecentItems(exceptId: number | undefined): Recent & { retry: () => void } {
  const [recent, setRecent] = useState<Recent>({ items: [], failed: false });
  const [{ request, stop }] = useState(() => takeLatest(fetchItems));
  const load = useCallback(() => {
    const ids = readRecent(readLocal('recentItems')).filter((id) => id !== exceptId);
    request(ids.slice(0, maxDisplayed)).then(
      (items) => items && setRecent({ items, failed: false }),
      () => setRecent({ items: [], failed: true }),
    );
  }, [request, exceptId]);

  useEffect(() => {
    load();
    return stop;
  }, [load, stop]);

  return { ...recent, retry: load };
}

async function fetchItems(item_ids: number[], signal: AbortSignal): Promise<readonly ItemRow[]> {
  if (item_ids.length === 0) return [];
  const reply = await call<typeof itemsByIds>('POST /api/items_by_id/', { item_ids }, { signal });
  return isRefusal(reply) ? [] : reply.data_list.description;
}
