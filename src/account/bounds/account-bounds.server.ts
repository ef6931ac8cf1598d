import { formatNumber } from '../../lib/format-number.ts';
import type { CausedBy } from '../../messages/queue-message.server.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { tryConsumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { accountBounds, type BoundName } from './account-bounds.data.ts';

type BoundContext = Pick<CallContext<Caller>, 'site' | 'caller'>;

/** How many, by whether staff have verified the account. */
export const boundOf = ({ standing }: Pick<Caller, 'standing'>, name: BoundName): number =>
  standing === 'pending' ? accountBounds[name].unverified : accountBounds[name].verified;

/** The words that fill the sentence of the refusal. */
export const boundWords = ({ site, caller }: BoundContext, name: BoundName) => ({
  max: formatNumber(boundOf(caller, name)),
  phone: site.contact.phone,
});

/** Names the account whose action causes a mail. */
export const mailsCausedBy = (account: Pick<Caller, 'customerId' | 'standing'>): CausedBy => ({
  customerId: account.customerId,
  mailsAnHour: boundOf(account, 'mails'),
});

/** Counts one act of the account; false, with nothing counted, when it has done as many as it may. */
export const countAct = (
  { database, site, caller }: BoundContext & Pick<CallContext, 'database'>,
  name: BoundName,
): Promise<boolean> => {
  const { windowMinutes } = accountBounds[name];
  const limit = { name: `account_${name}`, max: boundOf(caller, name), windowMinutes };
  return tryConsumeRateLimits(database, [{ ...limit, key: `${site.code} ${caller.customerId}` }]);
};
