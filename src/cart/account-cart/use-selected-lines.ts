import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { parseLineIds } from '../lines/line-ids.rule.ts';

/** The lines that are ticked, as row keys; at first those that the address names: the review leads back with them. */
export function useSelectedLines() {
  const [search] = useSearchParams();
  return useState<ReadonlySet<string>>(() => new Set(parseLineIds(search.get('lines')).map(String)));
}
