import { translateDesignation } from '../../bearings/interchange/translate-designation.ts';
import { dialects } from '../../bearings/makers.ts';
import { msg } from '../../lib/i18n.ts';

/** A brand page shows how the maker writes a designation, how others write it, and what it means. */
export type BrandSpelling = { writes: string; others: readonly string[]; means: string };

/** [universal designation, meaning] */
const examples = [
  ['6205-2RS', msg('Contact seal on two sides')],
  ['6205-2RZ', msg('Non-contact seal on two sides')],
  ['6205-2Z', msg('Steel shield on two sides')],
  ['6205/C3', msg('Clearance above normal')],
  ['NU205/C3', msg('Clearance above normal')],
  ['NA4905-2RS', msg('Contact seal on two sides')],
  ['7205B', msg('Contact angle of 40°')],
] as const;

/** Gives at most four examples; none if the maker's spelling rules are unknown. */
export function brandSpellings(brand: string): BrandSpelling[] {
  return examples.flatMap(([number, means]) => spelling(number, means, brand)).slice(0, 4);
}

function spelling(number: string, means: string, maker: string): BrandSpelling[] {
  const writes = translateDesignation(number, undefined, maker);
  if (writes === undefined) return [];
  const allSpellings = dialects.flatMap((dialect) => translateDesignation(number, undefined, dialect) ?? []);
  const others = [...new Set(allSpellings)].filter((other) => other !== writes).slice(0, 3);
  return others.length > 0 ? [{ writes, others, means }] : [];
}
