import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { gstinRegionId } from './gstin.rule.ts';

/** A GSTIN contains its state; a TRN belongs to the emirate of its holder. */
export function registrationRegionId(number: string, holderRegionId: number, { country, tax }: Site): number {
  const named = tax.splits ? gstinRegionId(number) : holderRegionId;
  return regionName(country, named) === '' ? holderRegionId : named;
}
