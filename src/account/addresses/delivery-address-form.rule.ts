import type { FieldError } from '../../lib/contract.ts';
import { msg, translate } from '../../lib/i18n.ts';
import type { Country } from '../../sites/site-facts.ts';

/** A delivery address is checked in the order and with the texts of the specification, then its optional fields. */
export const deliveryAddressMessages = {
  address: msg('Please Enter Address'),
  city: msg('Please Select City'),
  pincode: msg('Please Enter Pincode'),
  phone: msg('Please Enter valid Phone Number'),
} as const;

const pincodes: Record<Country, RegExp> = { IN: /^[1-9]\d{5}$/, AE: /^\d{1,10}$/ };

/** An Indian PIN has six digits and does not start with 0; a Gulf post box has up to ten digits. */
export function isPincode(text: string, country: Country): boolean {
  return pincodes[country].test(text.replace(/ /g, ''));
}

const phone = /^\+?\d(?:[ .()-]*\d){5,14}$/;

export type DeliveryAddressForm = {
  delivery_address: string;
  delivery_ciy_id: number | string;
  delivery_pincode: string;
  contact_phone?: string | undefined;
};

export function deliveryAddressErrors(form: DeliveryAddressForm, country: Country): FieldError[] {
  const checks: [field: string, fine: boolean, text: string][] = [
    ['delivery_address', form.delivery_address.trim() !== '', deliveryAddressMessages.address],
    ['delivery_ciy_id', Number(form.delivery_ciy_id) > 0, deliveryAddressMessages.city],
    ['delivery_pincode', isPincode(form.delivery_pincode, country), deliveryAddressMessages.pincode],
    ['contact_phone', !form.contact_phone || phone.test(form.contact_phone), deliveryAddressMessages.phone],
  ];
  return checks.flatMap(([field, isValid, text]) => (isValid ? [] : [{ field, message: translate(text) }]));
}
