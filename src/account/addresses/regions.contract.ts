import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';

export const stateList = defineContract({
  path: 'authentication/state_list/',
  method: 'GET',
  summary: "Lists the states or emirates of the site's country.",
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    data: z.array(z.object({ st_id: z.number(), st_name: z.string() })),
  }),
});

export const cityList = defineContract({
  path: 'authentication/city_list/',
  method: 'POST',
  summary: 'Lists the cities of a state or emirate, named by name or id.',
  request: z.object({ state_name: freeText(100) }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.array(z.object({ ct_id: z.number(), ct_name: z.string() })),
  }),
  refusals: { unknown_region: 'Please Select State' },
});

export const pincodePlace = defineContract({
  path: 'authentication/pincode_place/',
  method: 'POST',
  summary: 'Names the state and the town of an Indian PIN code, as a form fills them in.',
  request: z.object({ pincode: freeText(20) }),
  /** 0 and '' where they are not known. */
  reply: z.object({ success: z.literal(true), st_id: z.number(), ct_name: z.string() }),
});
