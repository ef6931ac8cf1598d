import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { parseLineIds } from '../lines/line-ids.rule.ts';

/** Row keys; starts with the lines in the URL, which the review page links back with. */
export function useSelectedLines() {
  const [search] = useSearchParams();
  return useState<ReadonlySet<string>>(() => new Set(parseLineIds(search.get('lines')).map(String)));
}
