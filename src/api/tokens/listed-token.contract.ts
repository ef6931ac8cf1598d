import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

/** A token of a program that is in force, as the desk lists it. */
export const listedToken = z.object({
  id: z.number(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  createdAt: instant,
  createdBy: z.string(),
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
});
export type ListedToken = z.input<typeof listedToken>;
