import { z } from 'zod';
import { defineContract } from '../lib/contract.ts';
import { standings } from './permissions/standing.rule.ts';
import { taxTreatments } from './tax-registration/place-of-supply.rule.ts';
import { registrationStandings } from './tax-registration/registration-standing.rule.ts';

export const deliveryAddress = z.object({
  add_id: z.number(),
  add_details: z.string(),
  add_state_name: z.string(),
  add_city_name: z.string(),
  add_pincode: z.string(),
  add_csp: z.string(),
  /** 1 new, 2 verified, 3 rejected. */
  approval_status: z.number(),
  approval_reason: z.string(),
  is_default: z.boolean(),
  place_of_supply: z.string(),
  tax_form: z.enum(taxTreatments),
  /** The verified number that decides the tax; '' when the region of the address does. */
  tax_number: z.string(),
  /** The number given by the buyer while staff have not verified it, else ''. */
  unverified_number: z.string(),
  /** Why staff have not accepted that number; '' while they have not decided so. */
  refused_reason: z.string(),
  /** The registration that the address names; 0 for none, where the primary one counts. */
  registration_id: z.number(),
  registration_number: z.string(),
  /** Whom invoices name; '' for the company at its billing address. */
  bill_to_name: z.string(),
  bill_to_address: z.string(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** The primary one first. */
const taxRegistration = z.object({
  id: z.number(),
  number: z.string(),
  region_id: z.number(),
  region: z.string(),
  legal_name: z.string(),
  /** The principal place of business; '' for the billing address. */
  address: z.string(),
  is_primary: z.boolean(),
  standing: z.enum(registrationStandings),
  /** Why staff have not accepted it; else ''. */
  reason: z.string(),
  /** A number that replaces the verified one once staff have verified it; else ''. */
  pending_number: z.string(),
});
export type TaxRegistration = z.infer<typeof taxRegistration>;

export const getInfo = defineContract({
  path: 'authentication/get_info/',
  method: 'GET',
  summary: "Returns the signed-in user's company, status, billing and delivery addresses; the default address first.",
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      email: z.string(),
      gst_no: z.string(),
      /** False also when the number was changed after verification. */
      gst_verified: z.boolean(),
      company_name: z.string(),
      /** 'Active', 'Verification Pending', 'Approval Pending' or the overdue text. */
      status: z.string(),
      standing: z.enum(standings),
      status_message: z.string(),
      /** Whether the account was rejected or is on hold, and nothing has come from the buyer since. */
      needs_correction: z.boolean(),
      /** Every order of this customer is confirmed at once, whatever its address. */
      auto_approved: z.literal(true).optional(),
      title: z.string(),
      tilte: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      mobile_no: z.string(),
      billing_details: z.object({
        b_address: z.string(),
        b_state: z.string(),
        b_city: z.string(),
        b_city_id: z.number(),
        b_pincode: z.string(),
        b_state_id: z.number(),
        verified: z.boolean(),
      }),
      shipping_details: z.object({
        s_address: z.string(),
        s_state: z.string(),
        s_city: z.string(),
        s_city_id: z.number(),
        s_state_id: z.number(),
      }),
      tax_registrations: z.array(taxRegistration),
      CustomerDeliveryAddress: z.object({ details: z.array(deliveryAddress) }),
    }),
  }),
});
export type CustomerInfo = z.infer<typeof getInfo.reply>['data'];
