import { z } from 'zod';
import { defineContract, messageReply, plainText, rowId, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { buyerRefusals } from '../buyer-refusals.ts';
import { deliveryAddressMessages } from './delivery-address-form.rule.ts';

/** Sending the same address twice adds one address. */
export const createDeliveryAddress = defineContract({
  path: 'authentication/user/createDeliveryAddress/',
  method: 'POST',
  summary: 'Adds a delivery address, not verified yet.',
  request: z.object({
    delivery_address: plainText(300),
    delivery_pincode: plainText(20),
    delivery_ciy_id: rowId.optional().default(0),
    /** Any town, where no id is sent, of the state or emirate that is named by name or id. */
    delivery_city_name: plainText(100),
    delivery_state: textId(100).optional().default(''),
    contact_name: plainText(100),
    contact_phone: plainText(30),
    /** One of get_info's tax_registrations; 0 for the primary one. */
    tax_registration_id: rowId.optional().default(0),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), add_id: z.number() }),
  refusals: {
    ...deliveryAddressMessages,
    ...pickRefusals(buyerRefusals, 'unfinished'),
    too_many: 'You have 200 delivery addresses. Please remove one first.',
  },
});

export const retireDeliveryAddress = defineContract({
  path: 'authentication/user/retireDeliveryAddress/',
  method: 'POST',
  summary: 'Removes a delivery address; existing orders keep it. The next one becomes the default.',
  request: z.object({ add_id: rowId.optional().default(0) }),
  reply: messageReply,
  refusals: { last: 'This is your only delivery address. Please add another one first.' },
});

export const setDefaultAddress = defineContract({
  path: 'authentication/user/setDefaultAddress/',
  method: 'POST',
  summary: 'Makes a delivery address the default one.',
  request: z.object({ add_id: rowId.optional().default(0) }),
  reply: messageReply,
});

export const setAddressRegistration = defineContract({
  path: 'authentication/user/setAddressRegistration/',
  method: 'POST',
  summary: 'Says under which registration deliveries to an address are invoiced, from the next order on.',
  request: z.object({
    add_id: rowId.optional().default(0),
    /** One of get_info's tax_registrations; 0 for the primary one. */
    tax_registration_id: rowId.optional().default(0),
  }),
  reply: messageReply,
});
