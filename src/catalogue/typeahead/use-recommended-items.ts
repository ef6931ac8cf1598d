import { useEffect, useState } from 'react';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { shareItemDetails } from '../item-page/share-item.contract.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { takeLatest } from '../items/take-latest.ts';
import type { SearchSuggestion } from '../search/search.contract.ts';

/** Rows that the user only moves past are not requested. */
const restMs = 120;

type Recommended = { of: number; items: readonly ItemRow[] };

export function useRecommendedItems(
  activeSuggestion: SearchSuggestion | undefined,
  first: readonly ItemRow[],
): readonly ItemRow[] | undefined {
  const [recommended, setRecommended] = useState<Recommended>();
  const [{ request, stop }] = useState(() => takeLatest(fetchItems));
  const preloaded = activeSuggestion && first[0]?.itemid === activeSuggestion.id ? first : undefined;
  const id = preloaded ? undefined : activeSuggestion?.id;

  useEffect(() => {
    if (id === undefined) return;
    const store = (items: readonly ItemRow[] | undefined) => items && setRecommended({ of: id, items });
    const timer = setTimeout(() => request(id).then(store, () => store([])), restMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, request, stop]);

  if (preloaded) return preloaded;
  return recommended?.of === id ? recommended?.items : undefined;
}

async function fetchItems(itemId: number, signal: AbortSignal): Promise<readonly ItemRow[]> {
  const reply = await call<typeof shareItemDetails>('POST /api/ShareItemDetails/', { itemId }, { signal });
  if (isRefusal(reply)) return [];
  return reply.data_list.description.filter(({ level }) => level !== 'same-size');
}
