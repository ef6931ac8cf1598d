import { z } from 'zod';
import { defineContract, ignored, plainText, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { buyerRefusals } from '../buyer-refusals.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';

/** `terms`: false is refused, a missing value counts as accepted. */
export const completeProfile = defineContract({
  path: 'authentication/user/profile/update/',
  method: 'POST',
  summary:
    'Completes the profile; where the site requires an OTP, the mobile number must have been verified in the last 30 minutes.',
  request: z.object({
    mobile: plainText(30),
    gstin: plainText(40),
    trnNum: plainText(40),
    b_add: plainText(300),
    st_id: rowId.optional().default(0),
    city_id: rowId.optional().default(0),
    /** Any town of the state, where no id is sent. */
    city_name: plainText(100),
    po_box: plainText(20),
    geo_tag: plainText(100),
    email: ignored,
    terms: z.boolean().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    user: z.string(),
    message: z.string(),
  }),
  refusals: {
    ...profileMessages,
    ...pickRefusals(buyerRefusals, 'unproved'),
    done: 'Your profile is already complete. You can change it under My Profile.',
  },
});
