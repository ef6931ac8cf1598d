import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CartLine } from '../cart.contract.ts';
import { parseLineIds } from '../lines/line-ids.rule.ts';
import { orderableLineIds } from './select-lines.rule.ts';

/** Row keys; starts with the lines in the URL, which the review page links back with, else with what can be ordered. */
export function useSelectedLines(lines: readonly CartLine[]) {
  const [search] = useSearchParams();
  return useState<ReadonlySet<string>>(() => {
    const named = search.get('lines');
    return new Set((named === null ? orderableLineIds(lines) : parseLineIds(named)).map(String));
  });
}
