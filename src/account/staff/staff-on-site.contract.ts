import { z } from 'zod';

/** Somebody who works, or worked, for a site, with the roles there. */
export const staffOnSite = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  removed: z.boolean(),
});
export type StaffOnSite = z.input<typeof staffOnSite>;
