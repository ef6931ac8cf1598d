// What to look at in a tax number that has the right form: hints for the buyer and for staff, never a refusal.

import { msg } from '../../lib/i18n.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { gstinRegionId, isGstinChecksumValid } from './gstin.rule.ts';
import { isTaxNumber } from './tax-number.rule.ts';

/** A sentence with its slots, said where it is shown. */
export type TaxNumberHint = {
  kind: 'check character' | 'other state';
  text: string;
  slots: Readonly<Record<string, string>>;
};

const checkCharacter = msg(
  'The last character does not fit the others. Please check the number; you can go on with it.',
);
const otherState = msg(
  'This number belongs to {state}, the address is in {other}. Please check both; you can go on with it.',
);

/**
 * A GSTIN whose check character is off, or that belongs to another state than every address it stands beside. `states`
 * names the states of those addresses; without any, only the number itself is looked at.
 */
export function taxNumberHints(
  number: string,
  { tax, country }: Pick<Site, 'tax' | 'country'>,
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
