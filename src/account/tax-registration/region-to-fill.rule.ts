// A GSTIN names its state: it fills the state of the address unless the buyer has chosen one.

import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { gstinRegionId } from './gstin.rule.ts';
import { isTaxNumber } from './tax-number.rule.ts';

/** `chosen` is the state in the form, `filled` the one that an earlier number filled in; '' for none. */
export function regionToFill(
  number: string,
  { chosen, filled }: { chosen: string; filled: string },
  { tax, country }: Pick<Site, 'country'> & { tax: Pick<Site['tax'], 'numberPattern' | 'splits'> },
): string | undefined {
  if (!tax.splits || !isTaxNumber(number, tax)) return undefined;
  const id = gstinRegionId(number);
  const isFree = chosen === '' || chosen === filled;
  return isFree && regionName(country, id) !== '' ? String(id) : undefined;
}
