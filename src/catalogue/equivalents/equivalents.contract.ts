import { z } from 'zod';
import { interchangeLevels } from '../../bearings/interchange/compare-bearings.ts';
import { defineContract, freeText } from '../../lib/contract.ts';

const level = z.enum(interchangeLevels);

export const equivalents = defineContract({
  path: 'api/equivalents/',
  method: 'POST',
  summary: 'Returns the numbers of other makers for a bearing, and says whether another number is the same bearing.',
  request: z.object({
    designation: freeText(60),
    /** The maker whose spelling it is, where makers differ. */
    maker: freeText(40),
    /** Compared with the designation; '' for none. */
    number: freeText(60),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The designation in the spelling of no maker. */
    universal_no: z.string(),
    equivalents: z
      .array(
        z.object({
          /** The maker, or the scheme of an old number. */
          maker: z.string(),
          number: z.string(),
          level: z.enum(['identical', 'interchangeable']),
          /** What this maker writes otherwise: cage, design. */
          differs: z.array(z.string()),
          source: z.string(),
        }),
      )
      .max(30),
    comparison: z
      .object({
        level,
        differs: z.array(z.string()),
        /** Whether the other number may take the place of the designation, and the designation of it. */
        may_replace: z.boolean(),
        may_be_replaced: z.boolean(),
      })
      .nullable(),
  }),
  refusals: {
    not_known: 'We do not know the number {designation}.',
  },
});
