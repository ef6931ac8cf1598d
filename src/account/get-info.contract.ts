import { z } from 'zod';
import { defineContract } from '../lib/contract.ts';

export const deliveryAddress = z.object({
  add_id: z.number(),
  add_details: z.string(),
  add_state_name: z.string(),
  add_city_name: z.string(),
  add_pincode: z.string(),
  /** Contact person and phone, as one text. */
  add_csp: z.string(),
  /** 1 new, 2 verified, 3 rejected. */
  approval_status: z.number(),
  /** Why it was rejected; '' otherwise. */
  approval_reason: z.string(),
  is_default: z.boolean(),
  /** 'Maharashtra. CGST 9% and SGST 9% …' is made from these on the review page. */
  place_of_supply: z.string(),
  tax_form: z.enum(['state', 'union_territory', 'integrated', 'none', 'vat']),
  /** The verified tax number that decides the tax here; '' where the address's own state does. */
  tax_number: z.string(),
  /** The number that the account gives, as long as staff have not verified it; ''. */
  unverified_number: z.string(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** Specification §3 'Customer info'. */
export const getInfo = defineContract({
  path: 'authentication/get_info/',
  method: 'GET',
  summary: "Answers the signed-in user's company, status, billing and delivery addresses; the default address first.",
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      email: z.string(),
      /** As the account gives it, verified or not. */
      gst_no: z.string(),
      /** Verified by staff and not changed since; false without a number. */
      gst_verified: z.boolean(),
      company_name: z.string(),
      status: z.string(),
      status_message: z.string(),
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
        /** Id of the state or emirate; 0 without an address. */
        b_state_id: z.number(),
        verified: z.boolean(),
      }),
      shipping_details: z.object({
        s_address: z.string(),
        s_state: z.string(),
        s_city: z.string(),
        s_city_id: z.number(),
        /** Id of the state or emirate; 0 without an address. */
        s_state_id: z.number(),
      }),
      /** What a delivery address may name; the default one first. */
      tax_registrations: z.array(z.object({ id: z.number(), number: z.string(), region: z.string() })),
      CustomerDeliveryAddress: z.object({ details: z.array(deliveryAddress) }),
    }),
  }),
});
export type CustomerInfo = z.infer<typeof getInfo.reply>['data'];
