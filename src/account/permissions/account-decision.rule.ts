import { msg } from '../../lib/i18n.ts';
import { customerRefusals, reasonRequired } from '../account-refusals.ts';
import type { CustomerStatus } from '../customer-status.data.ts';

/** Staff approve an account, leave its commercial approval outstanding, reject it or put it on hold. */
export const accountDecisions = ['approve', 'approval', 'reject', 'hold'] as const;
export type AccountDecision = (typeof accountDecisions)[number];

export const decisionOutcomes: Record<
  AccountDecision,
  { status: CustomerStatus; needsReason: boolean; message: string }
> = {
  approve: {
    status: 'active',
    needsReason: false,
    message: msg('Your account is Active. You can now see stock and prices, and place orders.'),
  },
  approval: {
    status: 'approval_pending',
    needsReason: false,
    message: msg(
      'Your papers are verified. Commercial approval is still pending; you can already order what is in your cart.',
    ),
  },
  reject: { status: 'verification_pending', needsReason: true, message: msg('We could not verify your account.') },
  hold: { status: 'verification_pending', needsReason: true, message: msg('Your account is on hold.') },
};

export type AccountBeforeDecision = {
  status: CustomerStatus;
  statusReason: string | null;
  emailVerified: boolean;
  profileDone: boolean;
};

export function decisionRefusal(
  decision: AccountDecision,
  reason: string,
  account: AccountBeforeDecision,
): string | undefined {
  const { status, needsReason } = decisionOutcomes[decision];
  if (needsReason && reason === '') return reasonRequired;
  if (!account.emailVerified) return customerRefusals['not_allowed.email_not_verified'];
  if (!account.profileDone) return customerRefusals.no_profile;
  if (status === account.status && reason === (account.statusReason ?? ''))
    return 'The account already has this status.';
  return undefined;
}
