import { z } from 'zod';
import { defineContract, ignored, plainText, rowId } from '../../lib/contract.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';

/** Specification §3 'Profile update payload'; `terms` is ours: false is refused, a missing one is taken as ticked. */
export const completeProfile = defineContract({
  path: 'authentication/user/profile/update/',
  method: 'POST',
  summary: 'Completes the profile; where the site asks an OTP, the mobile number must be proved within 30 minutes.',
  request: z.object({
    mobile: plainText(30),
    gstin: plainText(40),
    trnNum: plainText(40),
    b_add: plainText(300),
    st_id: rowId.optional().default(0),
    city_id: rowId.optional().default(0),
    po_box: plainText(20),
    geo_tag: plainText(100),
    /** Taken and ignored: the account is the token's. */
    email: ignored,
    terms: z.boolean().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The company, as login's username. */
    user: z.string(),
    message: z.string(),
  }),
  refusals: {
    ...profileMessages,
    unproved: 'Please verify your mobile number with the OTP first.',
    done: 'Your profile is complete already. Please change it under Account.',
  },
});
