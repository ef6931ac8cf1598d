import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CartLine } from '../cart.contract.ts';
import { parseLineIds } from '../lines/line-ids.rule.ts';
import { orderableLineIds, restoredLineIds } from './select-lines.rule.ts';

/** Row keys; starts with the lines in the URL, which the review page links back with, else with what can be ordered. */
export function useSelectedLines(lines: readonly CartLine[]) {
  const [search] = useSearchParams();
  const [selection, select] = useState<ReadonlySet<string>>(() => {
    const named = search.get('lines');
    return new Set((named === null ? orderableLineIds(lines) : parseLineIds(named)).map(String));
  });
  const [awaited, setAwaited] = useState<readonly number[]>([]);
  const restored = restoredLineIds(lines, awaited, selection);
  if (restored.length > 0) {
    select(new Set([...selection, ...restored.map(String)]));
    setAwaited([]);
  }
  return {
    selection,
    select,
    /** A line that was selected when it was removed is selected again when its item is back. */
    keepSelected: (line: CartLine) =>
      selection.has(String(line.item_detail_id)) && setAwaited((items) => [...items, line.itemid]),
  };
}
