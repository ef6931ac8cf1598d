                                                        
import { msg, translate } from '../../lib/i18n.js';
                                                
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.js';

/** A lookup needs both fields and a tax number in the site's format. */
export const existingCustomerMessages = {
  empty: msg('Please enter all fields'),
  tax_number: msg('Please enter valid {number} number'),
}         ;

export function existingCustomerErrors(
  { GSTNumber, CustomerId }                                           ,
  tax             ,
)               {
  const empty = Object.entries({ GSTNumber, CustomerId }).filter(([, value]) => value.trim() === '');
  if (empty.length > 0) return empty.map(([field]) => ({ field, message: translate(existingCustomerMessages.empty) }));
  if (isTaxNumber(normalizeTaxNumber(GSTNumber), tax)) return [];
  return [{ field: 'GSTNumber', message: translate(existingCustomerMessages.tax_number, { number: tax.plainName }) }];
}
