                                                        
import { msg, translate } from '../../lib/i18n.js';
                                                
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.js';
import { parseMobile } from './mobile.rule.js';
import { isPincode } from './pincode.rule.js';

/** Profile details are checked in the order and with the texts of the specification. */
export const profileMessages = {
  mobile: msg('Please Enter valid Mobile Number'),
  tax_number: msg('Please enter valid {number} Number'),
  address: msg('Please Enter valid Delivery Address'),
  state: msg('Please Select State'),
  city: msg('Please Select City'),
  pincode: msg('Please Enter valid Pincode'),
  terms: msg('Please Check Terms and Conditions'),
}         ;

export const taxNumberMessage = ({ numberLabel }                                  ) =>
  translate(profileMessages.tax_number, { number: numberLabel });

                           
                 
                
                 
                
                         
                                             
                           
                                                          
                              
                              
  

                                                             

export const taxNumberField = ({ numberLabel }                                  ) =>
  numberLabel === 'TRN' ? ('trnNum'         ) : ('gstin'         );

export function profileErrors(form             , { country, tax, requires }            )               {
  const numberField = taxNumberField(tax);
  const checks                                                 = [
    ['mobile', parseMobile(form.mobile, country) !== undefined, profileMessages.mobile],
    [numberField, isTaxNumber(normalizeTaxNumber(form[numberField]), tax), profileMessages.tax_number],
    ['b_add', form.b_add.trim() !== '', profileMessages.address],
    ['st_id', isChosen(form.st_id), profileMessages.state],
    ['city_id', !requires.city || isCityNamed(form.city_id), profileMessages.city],
    ['po_box', !requires.pincode || !form.po_box || isPincode(form.po_box), profileMessages.pincode],
    ['terms', form.terms !== false, profileMessages.terms],
  ];
  const slots = { number: tax.numberLabel };
  return checks.flatMap(([field, isValid, text]) => (isValid ? [] : [{ field, message: translate(text, slots) }]));
}

const isChosen = (id                 ) => Number(id) > 0;

export const isCityNamed = (city                 ) => !['', '0'].includes(String(city).trim());
