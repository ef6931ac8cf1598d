// A tax number in the right format may still deserve a second look: hints never refuse it.

import { msg } from '../../lib/i18n.js';
import { regionName } from '../../sites/regions.data.js';
                                                
import { gstinRegionId, isGstinChecksumValid } from './gstin.rule.js';
import { isTaxNumber } from './tax-number.rule.js';

                             
                                          
               
                                          
  

const checkCharacter = msg(
  'The last character does not match the rest. Please check the number; you can still continue.',
);
const otherState = msg(
  'This number belongs to {state}, but the address is in {other}. Please check both; you can still continue.',
);

/** `states`: the states of the addresses it is used with; empty to check the number alone. */
export function taxNumberHints(
  number        ,
  { tax, country }                               ,
  states                    = [],
)                  {
  if (tax.numberLabel !== 'GSTIN' || !isTaxNumber(number, tax)) return [];
  const state = regionName(country, gstinRegionId(number));
  const others = [...new Set(states.filter(Boolean))];
  const isElsewhere = state !== '' && others.length > 0 && !others.includes(state);
  return [
    ...(isGstinChecksumValid(number) ? [] : [{ kind: 'check character'         , text: checkCharacter, slots: {} }]),
    ...(isElsewhere
      ? [{ kind: 'other state'         , text: otherState, slots: { state, other: others.join(', ') } }]
      : []),
  ];
}
