import { regionName } from '../../sites/regions.data.js';
                                                
import { gstinRegionId } from './gstin.rule.js';

/** A GSTIN contains its state; a TRN belongs to the emirate of its holder. */
export function registrationRegionId(number        , holderRegionId        , { country, tax }      )         {
  const named = tax.splits ? gstinRegionId(number) : holderRegionId;
  return regionName(country, named) === '' ? holderRegionId : named;
}
