import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

/** A message of the contact page, in the list of the desk. */
export const listedMessage = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** The firm of a visitor who asks for prices and is to be called back; '' for other messages. */
  firm: z.string(),
  createdAt: instant,
  /** null while it is open. */
  doneBy: z.string().nullable(),
  doneAt: instant.nullable(),
});
export type ListedMessage = z.input<typeof listedMessage>;
