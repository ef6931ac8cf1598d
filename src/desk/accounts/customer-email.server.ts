import { findCustomer, signInEmail } from '../../account/customers/customer-view.server.ts';
import type { StaffContext } from '../../server/calls/define-call.server.ts';
import { notFound, type Refusal } from '../../server/refuse.server.ts';

/** Who does what to which customer, as staff functions take it. */
export async function customerAndStaff({ db, site, by, now }: StaffContext, customerId: number) {
  const found = await findCustomer(db, site, customerId);
  if (!found) throw notFound('The customer');
  return { customerId, by, now, ...found };
}

/** What is told of a change of which the buyer gets a mail, if anybody signs in. */
export const withMailNote = (text: string, { hasUser }: { hasUser: boolean }) =>
  hasUser ? `${text} The buyer gets a mail.` : `${text} Nobody signs in yet, so nobody is mailed.`;

/** The same for what is done to the user of a customer. */
export async function accountAndStaff({ db, site, by, now }: StaffContext, customerId: number) {
  const email = await signInEmail(db, site, customerId);
  if (email === undefined) throw notFound('The user');
  return { email, by, now };
}

export const doneUnlessRefused = <Name extends string>(refused: Refusal<Name> | undefined, message: string) =>
  refused ?? { success: true as const, message };
