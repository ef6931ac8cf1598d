import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readLineIds } from './line-ids.rule.ts';

/** The lines that are ticked, as row keys; at first those that the address names: the review leads back with them. */
export function useTicked() {
  const [search] = useSearchParams();
  return useState<ReadonlySet<string>>(() => new Set(readLineIds(search.get('lines')).map(String)));
}
