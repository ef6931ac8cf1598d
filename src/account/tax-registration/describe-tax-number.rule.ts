// A tax number of the right form says what it stands for, so that a slip shows.

import { t } from '../../lib/i18n.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { gstinRegionId } from './gstin.rule.ts';
import { isTaxNumber } from './tax-number.rule.ts';

/**
 * What a tax number of the right form says, so that a slip shows: the state and PAN in a GSTIN, the length of a TRN.
 * Undefined for one of another form. A GSTIN is state code (2), PAN (10), entity, Z, check character.
 */
export function describeTaxNumber(number: string, { tax, country }: Pick<Site, 'tax' | 'country'>): string | undefined {
  if (!isTaxNumber(number, tax)) return undefined;
  if (tax.plainName === 'trn') return t`15 digits`;
  const state = regionName(country, gstinRegionId(number));
  return [state, t`PAN ${number.slice(2, 12)}`].filter(Boolean).join(', ');
}
