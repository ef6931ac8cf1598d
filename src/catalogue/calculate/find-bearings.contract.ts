import { z } from 'zod';
import { defineContract } from '../../lib/contract.ts';
import { itemRow } from '../items/item.contract.ts';

export const maxFoundBearings = 24;

/** Loads in kN, sizes in mm. */
const amount = (max: number) => z.number().min(0).max(max);

const found = itemRow.extend({
  equivalent_load: z.number(),
  life_hours: z.number(),
});
export type FoundBearing = z.infer<typeof found>;

export const findBearings = defineContract({
  path: 'api/find_bearings/',
  method: 'POST',
  summary:
    'Returns up to 24 bearings for a shaft that reach a life under a load: those in the housing of the given size first, then by size and price.',
  request: z.object({
    bore: amount(2000),
    radial_load: amount(100_000),
    axial_load: amount(100_000).default(0),
    speed: amount(500_000),
    hours: amount(10_000_000),
    /** The size of the bearing that is replaced, in mm. */
    outside: amount(5000).optional(),
    width: amount(5000).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    /** How many reach it; those after the first 24 are left out. */
    total: z.number(),
    data_list: z.object({ description: z.array(found).max(maxFoundBearings) }),
  }),
});
