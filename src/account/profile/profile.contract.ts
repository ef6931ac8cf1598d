import { z } from 'zod';
import { defineContract, messageReply, plainText, rowId, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { buyerRefusals } from '../buyer-refusals.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { billingMessages, fullProfileMessages, informationMessages } from './profile-update.rule.ts';

const billingDeatils = z.object({
  billingaddress: plainText(300).optional(),
  billingstate: textId(100).optional().default(''),
  billingcity_id: rowId.optional().default(0),
  /** Any town of the state, where no id is sent. */
  billingcity_name: plainText(100),
  billingpincode: plainText(20).optional(),
});

const personalDeatils = z.object({
  gst_no: plainText(40).optional(),
  name: plainText(200).optional(),
  company_name: plainText(200).optional(),
  mobile_no: plainText(40).optional(),
  shippingaddress: plainText(300).optional(),
  shippingpincode: plainText(20).optional(),
});

/**
 * BillingInformation takes billingDeatils, ProfileInformation personalDeatils, my_profile both; place_order takes
 * gst_update, the new tax number. Company name and mobile cannot be changed.
 */
export const updateGetInfo = defineContract({
  path: 'authentication/update_get_info/',
  method: 'POST',
  summary: 'Changes billing address, tax number or signatory of an account that is not Active yet.',
  request: z.object({
    key: textId(40).optional().default(''),
    billingDeatils: billingDeatils.optional(),
    personalDeatils: personalDeatils.optional(),
    gst_update: plainText(40).optional(),
  }),
  reply: messageReply,
  refusals: {
    ...billingMessages,
    ...informationMessages,
    ...fullProfileMessages,
    tax_number: profileMessages.tax_number,
    active: 'An Active account cannot change this online. Please write to us at {email}.',
    ...pickRefusals(buyerRefusals, 'unfinished'),
  },
});
