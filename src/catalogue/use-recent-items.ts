import { useCallback, useEffect, useState } from 'react';
import { call, refused } from '../ui/call.ts';
import { keep, kept } from '../ui/kept.ts';
import type { ItemRow } from './item.contract.ts';
import { itemsByIds } from './items-by-id.contract.ts';
import { latestAnswer } from './latest-answer.ts';
import { readRecent, withRecent } from './recent-items.rule.ts';

const shownAtMost = 6;

/** Keeps in this browser that the item was looked at. */
export function useNoteRecent(id: number): void {
  useEffect(() => keep('recentItems', withRecent(kept('recentItems'), id)), [id]);
}

type Recent = { items: readonly ItemRow[]; failed: boolean };

/** The items last looked at in this browser but for `but`, loaded once the page is there; `again` asks anew. */
export function useRecentItems(but: number | undefined): Recent & { again: () => void } {
  const [recent, setRecent] = useState<Recent>({ items: [], failed: false });
  const [{ ask, stop }] = useState(() => latestAnswer(askServer));
  const load = useCallback(() => {
    const ids = readRecent(kept('recentItems')).filter((id) => id !== but);
    ask(ids.slice(0, shownAtMost)).then(
      (items) => items && setRecent({ items, failed: false }),
      () => setRecent({ items: [], failed: true }),
    );
  }, [ask, but]);

  useEffect(() => {
    load();
    return stop;
  }, [load, stop]);

  return { ...recent, again: load };
}

async function askServer(item_ids: number[], signal: AbortSignal): Promise<readonly ItemRow[]> {
  if (item_ids.length === 0) return [];
  const reply = await call(itemsByIds, { item_ids }, { signal });
  return refused(reply) ? [] : reply.data_list.description;
}
