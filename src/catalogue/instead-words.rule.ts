// A search says of each number that nothing answers what is listed in its place; nothing passes for what was asked.

import { longestLine } from '../lib/long-line.ts';
import { say } from '../lib/say.ts';
import type { Instead } from './multi-search.contract.ts';
import { sizeAsked, sizeAskedText } from './size-search.rule.ts';

const shownAtMost = 40;

/** 'No item measures 25 × 52 × 16 mm. The closest sizes are listed, the nearest first.' */
export function insteadWords({ typed, listed }: Instead): string {
  if (listed === 'too long') return say`'${typed}' is longer than ${longestLine} characters. Please correct it.`;
  const size = sizeAsked(typed);
  const name = typed.length > shownAtMost ? `${typed.slice(0, shownAtMost)}…` : typed;
  const missing = size ? say`No item measures ${sizeAskedText(size)}.` : say`Nothing is called ${name}.`;
  if (listed === 'closest sizes') return `${missing} ${say`The closest sizes are listed, the nearest first.`}`;
  return listed === 'similar items' ? `${missing} ${say`What resembles it is listed.`}` : missing;
}
