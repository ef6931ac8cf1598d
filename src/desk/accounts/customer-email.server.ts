import { signInEmail } from '../../account/customers/customer-view.server.ts';
import type { StaffContext } from '../../server/calls/define-call.server.ts';
import { notFound, type Refusal } from '../../server/refuse.server.ts';

/** Who does what to which account, as staff functions take it. */
export async function accountAndStaff({ db, site, by, now }: StaffContext, customerId: number) {
  const email = await signInEmail(db, site, customerId);
  if (email === undefined) throw notFound('The customer');
  return { email, by, now };
}

export const doneUnlessRefused = <Name extends string>(refused: Refusal<Name> | undefined, message: string) =>
  refused ?? { success: true as const, message };
