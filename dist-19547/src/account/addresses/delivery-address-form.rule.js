                                                        
import { msg, translate } from '../../lib/i18n.js';
                                                
import { isPincode } from '../forms/pincode.rule.js';
import { isCityNamed } from '../forms/profile-form.rule.js';

/** A delivery address is checked in the order and with the texts of the specification, then its optional fields. */
export const deliveryAddressMessages = {
  address: msg('Please Enter Address'),
  city: msg('Please Select City'),
  pincode: msg('Please Enter Pincode'),
  phone: msg('Please Enter valid Phone Number'),
}         ;

const phone = /^\+?\d(?:[ .()-]*\d){5,14}$/;

                                   
                           
                                             
                                   
                           
                                     
  

export function deliveryAddressErrors(form                     , { requires }                        )               {
  const checks                                                 = [
    ['delivery_address', form.delivery_address.trim() !== '', deliveryAddressMessages.address],
    ['delivery_ciy_id', isCityNamed(form.delivery_ciy_id), deliveryAddressMessages.city],
    ['delivery_pincode', !requires.pincode || isPincode(form.delivery_pincode), deliveryAddressMessages.pincode],
    ['contact_phone', !form.contact_phone || phone.test(form.contact_phone), deliveryAddressMessages.phone],
  ];
  return checks.flatMap(([field, isValid, text]) => (isValid ? [] : [{ field, message: translate(text) }]));
}
