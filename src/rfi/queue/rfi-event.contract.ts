import { z } from 'zod';
import { instant } from '../../lib/contract.ts';
import { rfiSteps } from '../rfi-step.data.ts';

/** A step of a line in the history of an RFI. */
export const rfiEvent = z.object({
  lineNo: z.number(),
  step: z.enum(rfiSteps),
  by: z.string(),
  note: z.string().nullable(),
  at: instant,
});
export type RfiEvent = z.input<typeof rfiEvent>;
