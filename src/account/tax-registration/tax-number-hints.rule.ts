// A tax number in the right format may still deserve a second look: hints never refuse it.

import { msg } from '../../lib/i18n.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { gstinRegionId, isGstinChecksumValid } from './gstin.rule.ts';
import { isTaxNumber } from './tax-number.rule.ts';

export type TaxNumberHint = {
  kind: 'check character' | 'other state';
  text: string;
  slots: Readonly<Record<string, string>>;
};

const checkCharacter = msg(
  'The last character does not match the rest. Please check the number; you can still continue.',
);
const otherState = msg(
  'This number belongs to {state}, but the address is in {other}. Please check both; you can still continue.',
);

type TaxOfSite = Pick<Site, 'country'> & { tax: Pick<Site['tax'], 'numberLabel' | 'numberPattern'> };

/** `states`: the states of the addresses it is used with; empty to check the number alone. */
export function taxNumberHints(
  number: string,
  { tax, country }: TaxOfSite,
  states: readonly string[] = [],
): TaxNumberHint[] {
  if (tax.numberLabel !== 'GSTIN' || !isTaxNumber(number, tax)) return [];
  const state = regionName(country, gstinRegionId(number));
  const others = [...new Set(states.filter(Boolean))];
  const isElsewhere = state !== '' && others.length > 0 && !others.includes(state);
  return [
    ...(isGstinChecksumValid(number) ? [] : [{ kind: 'check character' as const, text: checkCharacter, slots: {} }]),
    ...(isElsewhere
      ? [{ kind: 'other state' as const, text: otherState, slots: { state, other: others.join(', ') } }]
      : []),
  ];
}
