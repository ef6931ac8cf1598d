                                                        
import { msg, translate } from '../../lib/i18n.js';
                                                
import { isPincode } from '../forms/pincode.rule.js';
import { isCityNamed, taxNumberMessage } from '../forms/profile-form.rule.js';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.js';

/** Billing address, tax number and signatory are checked in the order and with the texts of the specification. */
export const billingMessages = {
  billing_address: msg('Please Enter Billing Address'),
  billing_pincode: msg('Please Enter Billing Pincode'),
  billing_state: msg('Please Select Billing State'),
  billing_city: msg('Please Select Billing City'),
}         ;

export const informationMessages = {
  gst: msg('Please Enter GST Number'),
  trn: msg('Please Enter TRN'),
  signatory: msg('Please Enter Authorised Signatory'),
}         ;

export const fullProfileMessages = {
  company: msg('Please Enter Company Name'),
  mobile: msg('Please Enter Mobile Number'),
  shipping_address: msg('Please Enter Shipping Address'),
  shipping_pincode: msg('Please Enter Shipping Pincode'),
}         ;

                                                                   

const emptyErrors = (checks                  )               =>
  checks.flatMap(([field, value, text]) => (value.trim() === '' ? [{ field, message: translate(text) }] : []));

                           
                         
                         
                       
                                             
                                  
  

export function billingErrors(form             , required                  )               {
  const at = 'billingDeatils';
  return emptyErrors([
    [`${at}.billingaddress`, form.billingaddress, billingMessages.billing_address],
    [
      `${at}.billingpincode`,
      !required.pincode || isPincode(form.billingpincode) ? 'given' : '',
      billingMessages.billing_pincode,
    ],
    [`${at}.billingstate`, form.billingstate, billingMessages.billing_state],
    [
      `${at}.billingcity_id`,
      !required.city || isCityNamed(form.billingcity_id) ? 'given' : '',
      billingMessages.billing_city,
    ],
  ]);
}

export function informationErrors(form                                  , tax             )               {
  const at = 'personalDeatils';
  const empty = emptyErrors([
    [`${at}.gst_no`, form.gst_no, informationMessages[tax.numberLabel === 'TRN' ? 'trn' : 'gst']],
    [`${at}.name`, form.name, informationMessages.signatory],
  ]);
  if (empty.length > 0 || isTaxNumber(normalizeTaxNumber(form.gst_no), tax)) return empty;
  return [{ field: `${at}.gst_no`, message: taxNumberMessage(tax) }];
}

                           
                       
                    
                          
                          
                         
                         
  

export function fullProfileErrors(form             , required                  )               {
  const pincode = (typed        ) => (required.pincode ? typed : 'none');
  return emptyErrors([
    ['personalDeatils.company_name', form.company_name, fullProfileMessages.company],
    ['personalDeatils.mobile_no', form.mobile_no, fullProfileMessages.mobile],
    ['personalDeatils.shippingaddress', form.shippingaddress, fullProfileMessages.shipping_address],
    ['personalDeatils.shippingpincode', pincode(form.shippingpincode), fullProfileMessages.shipping_pincode],
    ['billingDeatils.billingaddress', form.billingaddress, billingMessages.billing_address],
    ['billingDeatils.billingpincode', pincode(form.billingpincode), billingMessages.billing_pincode],
  ]);
}
