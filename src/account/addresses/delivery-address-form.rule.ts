import type { FieldError } from '../../lib/contract.ts';
import { msg, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { isPincode, pincodeElsewhereErrors } from '../forms/pincode.rule.ts';
import { isCityNamed } from '../forms/profile-form.rule.ts';

/** A delivery address is checked in the order and with the texts of the specification, then its optional fields. */
export const deliveryAddressMessages = {
  address: msg('Please Enter Address'),
  city: msg('Please Select City'),
  pincode: msg('Please Enter Pincode'),
  phone: msg('Please Enter valid Phone Number'),
} as const;

const phone = /^\+?\d(?:[ .()-]*\d){5,14}$/;

export type DeliveryAddressForm = {
  delivery_address: string;
  /** The city's id, or its name as typed. */
  delivery_ciy_id: number | string;
  delivery_pincode: string;
  /** 0 while none is chosen. */
  regionId: number;
  contact_phone?: string | undefined;
};

export function deliveryAddressErrors(
  form: DeliveryAddressForm,
  { requires, country }: Pick<Site, 'requires' | 'country'>,
): FieldError[] {
  const checks: [field: string, fine: boolean, text: string][] = [
    ['delivery_address', form.delivery_address.trim() !== '', deliveryAddressMessages.address],
    ['delivery_ciy_id', isCityNamed(form.delivery_ciy_id), deliveryAddressMessages.city],
    ['delivery_pincode', !requires.pincode || isPincode(form.delivery_pincode), deliveryAddressMessages.pincode],
    ['contact_phone', !form.contact_phone || phone.test(form.contact_phone), deliveryAddressMessages.phone],
  ];
  return [
    ...checks.flatMap(([field, isValid, text]) => (isValid ? [] : [{ field, message: translate(text) }])),
    ...pincodeElsewhereErrors('delivery_pincode', form.delivery_pincode, country, form.regionId),
  ];
}
