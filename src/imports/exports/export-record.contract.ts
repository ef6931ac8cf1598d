import { z } from 'zod';
import { instant } from '../../lib/contract.ts';
import { exportFormats, exportKinds, exportStates } from './export-kind.data.ts';

export const exportRecord = z.object({
  id: z.number(),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  fileName: z.string(),
  state: z.enum(exportStates),
  /** The table that is written now; '' before the first. */
  step: z.string(),
  rows: z.number(),
  bytes: z.number(),
  /** '' unless it failed. */
  problem: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  finishedAt: instant.nullable(),
});
