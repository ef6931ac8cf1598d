import { z } from 'zod';
import { defineContract, messageReply, plainText, rowId, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deliveryAddressMessages } from '../addresses/delivery-address-form.rule.ts';
import { buyerRefusals } from '../buyer-refusals.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { registrationMessages } from './registration-form.rule.ts';

/** The fields in which a buyer or staff give a registration. */
export const registrationFields = {
  tax_number: plainText(40),
  legal_name: plainText(150),
  /** The principal place of business. */
  address: plainText(300),
  /** A state or emirate by name or id. */
  state: textId(100).optional().default(''),
  city: plainText(100),
  pincode: plainText(20),
};

/** Sending the same registration twice adds one. */
export const addTaxRegistration = defineContract({
  path: 'authentication/user/addTaxRegistration/',
  method: 'POST',
  summary: 'Adds a GSTIN or TRN with legal name and principal address, not verified yet.',
  request: z.object(registrationFields),
  reply: z.object({ success: z.literal(true), message: z.string(), registration_id: z.number() }),
  refusals: {
    tax_number: profileMessages.tax_number,
    ...registrationMessages,
    ...deliveryAddressMessages,
    ...pickRefusals(buyerRefusals, 'unfinished'),
    too_many: 'You have 60 registrations. Please remove one first.',
  },
});

export const removeTaxRegistration = defineContract({
  path: 'authentication/user/removeTaxRegistration/',
  method: 'POST',
  summary: 'Removes a registration that neither a delivery address nor an open order names; documents keep it.',
  request: z.object({ tax_registration_id: rowId.optional().default(0) }),
  reply: messageReply,
  refusals: {
    primary: 'This is your primary number. It can be changed, but not removed.',
    address: '{address} is invoiced under {number}. Please choose another one for this address first.',
    order: 'Order {order} is invoiced under {number}. You can remove the number when the order is complete.',
  },
});
