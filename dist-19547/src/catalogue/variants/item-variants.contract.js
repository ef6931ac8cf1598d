import { z } from 'zod';
import {
  bearingTypes,
  boreTypes,
  cages,
  clearances,
  precisions,
  sealCodes,
  snapRings,
} from '../../bearings/attributes.js';
import { defineContract, rowId } from '../../lib/contract.js';
import { itemRow } from '../items/item.contract.js';

export const maxVariants = 40;

/** What is switched on the item's page; the cage is '' where the designation names none. */
const choice = z.object({
  seal: z.enum(sealCodes),
  clearance: z.enum(clearances),
  bore: z.enum(boreTypes),
  cage: z.enum(['', ...cages]),
});
                                                   

const variant = itemRow.extend({ choice });
                                              

/** What all variants share, so that a variant that is not sold can be named. */
const shared = z.object({
  maker: z.string(),
  type: z.enum(bearingTypes).nullable(),
  basic: z.string(),
  snapRing: z.enum(snapRings),
  precision: z.enum(precisions),
  clearanceNote: z.string(),
  contactAngleDegrees: z.number().nullable(),
  pairing: z.string(),
  material: z.enum(['stainless steel', 'ceramic balls']).nullable(),
  special: z.array(z.string()),
  /** E of cylindrical roller bearings, whose rings do not fit together with those of the plain design; else ''. */
  design: z.string(),
});
                                                 

export const itemVariants = defineContract({
  path: 'api/item_variants/',
  method: 'POST',
  summary: "Returns an item and its maker's bearings that differ from it in seals, clearance, bore and cage only.",
  request: z.object({ item_id: rowId }),
  reply: z.object({
    success: z.literal(true),
    /** null if the designation of the item is not understood. */
    shared: shared.nullable(),
    /** The item first; one item for each choice. */
    data_list: z.object({ description: z.array(variant).max(maxVariants) }),
  }),
});
