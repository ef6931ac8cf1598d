import { signInEmail } from '../../account/customers/customer-view.server.js';
import { t } from '../../lib/i18n.js';
                                                                             
import { notFound,              } from '../../server/refuse.server.js';

/** Who does what to which account, as staff functions take it. */
export async function accountAndStaff({ db, site, by, now }              , customerId        ) {
  const email = await signInEmail(db, site, customerId);
  if (email === undefined) throw notFound(t`The customer`);
  return { email, by, now };
}

export const doneUnlessRefused = (refused                     , message        ) =>
  refused ?? { success: true         , message };
