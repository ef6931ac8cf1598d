import { z } from 'zod';

const rowResult = {
  row: z.number().int().describe('Counts from 1.'),
  saved: z.boolean(),
  message: z.string().describe('Why it was refused; empty when it was saved.'),
};

/** One result for each row, in the order of the request. A refused row does not stop the others. */
export const batchReply =                                     (more      ) =>
  z.object({
    success: z.literal(true),
    saved: z.number().int(),
    refused: z.number().int(),
    rows: z.array(z.object({ ...rowResult, ...more })),
  });
