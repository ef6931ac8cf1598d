// A tax number of the right form says what it stands for, so that a slip shows.

import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { gstinRegionId } from './gstin.rule.ts';
import { isTaxNumber } from './tax-number.rule.ts';

type Region = { st_id: number; st_name: string };

/**
 * What a tax number of the right form says, so that a slip shows: the state and PAN in a GSTIN, the length of a TRN.
 * Undefined for one of another form. A GSTIN is state code (2), PAN (10), entity, Z, check character.
 */
export function taxNumberWords(number: string, tax: Site['tax'], regions: readonly Region[]): string | undefined {
  if (!isTaxNumber(number, tax)) return undefined;
  if (tax.plainName === 'trn') return say`15 digits`;
  const state = regions.find(({ st_id }) => st_id === gstinRegionId(number))?.st_name;
  return [state, say`PAN ${number.slice(2, 12)}`].filter(Boolean).join(', ');
}
