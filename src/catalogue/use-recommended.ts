import { useEffect, useState } from 'react';
import { call, refused } from '../ui/call.ts';
import type { ItemRow } from './item.contract.ts';
import { latestAnswer } from './latest-answer.ts';
import type { Suggestion } from './search.contract.ts';
import { shareItemDetails } from './share-item.contract.ts';

/** A row that is only passed over on the way to another is not asked for. */
const restMs = 120;

type Recommended = { of: number; items: readonly ItemRow[] };

/**
 * The items to recommend for the suggestion that is looked at, itself first. The reply brings those of the first
 * suggestion along; undefined while another's are on their way, empty when they could not be had.
 */
export function useRecommended(
  looked: Suggestion | undefined,
  first: readonly ItemRow[],
): readonly ItemRow[] | undefined {
  const [recommended, setRecommended] = useState<Recommended>();
  const [{ ask, stop }] = useState(() => latestAnswer(askServer));
  const brought = looked && first[0]?.itemid === looked.id ? first : undefined;
  const id = brought ? undefined : looked?.id;

  useEffect(() => {
    if (id === undefined) return;
    const keep = (items: readonly ItemRow[] | undefined) => items && setRecommended({ of: id, items });
    const timer = setTimeout(() => ask(id).then(keep, () => keep([])), restMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, ask, stop]);

  if (brought) return brought;
  return recommended?.of === id ? recommended?.items : undefined;
}

async function askServer(itemId: number, signal: AbortSignal): Promise<readonly ItemRow[]> {
  const reply = await call(shareItemDetails, { itemId }, { signal });
  if (refused(reply)) return [];
  return [reply.data, ...reply.data_list.description.filter(({ level }) => level !== 'same-size')];
}
