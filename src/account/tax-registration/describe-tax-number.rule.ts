// A tax number shows what it encodes, so that typing errors stand out: state and PAN of a GSTIN, length of a TRN.

import { t } from '../../lib/i18n.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { gstinRegionId, panOf } from './gstin.rule.ts';
import { isTaxNumber } from './tax-number.rule.ts';

/** A GSTIN is state code (2), PAN (10), entity, Z, check character. */
export function describeTaxNumber(
  number: string,
  { tax, country }: Pick<Site, 'country'> & { tax: Pick<Site['tax'], 'numberPattern' | 'plainName'> },
): string | undefined {
  if (!isTaxNumber(number, tax)) return undefined;
  if (tax.plainName === 'trn') return t`15 digits`;
  const state = regionName(country, gstinRegionId(number));
  return [state, t`PAN ${panOf(number)}`].filter(Boolean).join(', ');
}
