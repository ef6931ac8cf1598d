import { type Dialect, dialects, makers } from '../bearings/makers.data.ts';
import { translateDesignation } from '../bearings/print.ts';
import { word } from '../lib/say.ts';

/** How a maker writes a number is shown beside how others do, where they differ; each with what it means. */
export type Spelling = { writes: string; others: readonly string[]; means: string };

/** In the universal spelling, with the part of it that is explained. */
const examples = [
  ['6205-2RS', word('Contact seal on two sides')],
  ['6205-2RZ', word('Non-contact seal on two sides')],
  ['6205-2Z', word('Steel shield on two sides')],
  ['6205/C3', word('Clearance above normal')],
  ['NU205/C3', word('Clearance above normal')],
  ['NA4905-2RS', word('Contact seal on two sides')],
  ['7205B', word('Contact angle of 40°')],
] as const;

/** Examples in the spelling of a maker; none where its way of writing is not known, and at most four. */
export function brandSpellings(brand: string): Spelling[] {
  const own = makers.find(({ name }) => name === brand)?.dialect ?? 'generic';
  if (own === 'generic') return [];
  return examples.flatMap(([number, means]) => spelling(number, means, own)).slice(0, 4);
}

function spelling(number: string, means: string, own: Dialect): Spelling[] {
  const writes = translateDesignation(number, undefined, own);
  if (writes === undefined) return [];
  const all = dialects.flatMap((dialect) => translateDesignation(number, undefined, dialect) ?? []);
  const others = [...new Set(all)].filter((other) => other !== writes).slice(0, 3);
  return others.length > 0 ? [{ writes, others, means }] : [];
}
