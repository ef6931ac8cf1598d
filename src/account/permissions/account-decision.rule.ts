import { msg } from '../../lib/i18n.ts';
import type { CustomerStatus } from '../account.table.ts';

/** Staff approve an account, wait for its commercial approval, reject it or put it on hold; a no needs its reason. */
export const accountDecisions = ['approve', 'approval', 'reject', 'hold'] as const;
export type AccountDecision = (typeof accountDecisions)[number];

/** What follows from a decision, and what the buyer is told. */
export const decisionOutcomes: Record<AccountDecision, { status: CustomerStatus; needsReason: boolean; says: string }> =
  {
    approve: {
      status: 'active',
      needsReason: false,
      says: msg('Your account is Active. You can see stock and prices now, and order.'),
    },
    approval: {
      status: 'approval_pending',
      needsReason: false,
      says: msg(
        'Your papers are verified. Your account waits for its commercial approval; what is in your cart can be ordered.',
      ),
    },
    reject: { status: 'verification_pending', needsReason: true, says: msg('We could not verify your account.') },
    hold: { status: 'verification_pending', needsReason: true, says: msg('Your account is on hold.') },
  };

export type AccountBeforeDecision = {
  status: CustomerStatus;
  statusReason: string | null;
  emailVerified: boolean;
  profileDone: boolean;
};

/** Why a decision cannot be taken; undefined when it can. Taking the same one twice is refused. */
export function decisionRefusal(
  decision: AccountDecision,
  reason: string,
  account: AccountBeforeDecision,
): string | undefined {
  const { status, needsReason } = decisionOutcomes[decision];
  if (needsReason && reason === '') return `Please say why with --reason: the buyer is told.`;
  if (!account.emailVerified) return 'The buyer has not verified the e-mail address yet.';
  if (!account.profileDone) return 'The buyer has not completed the profile yet.';
  if (status === account.status && reason === (account.statusReason ?? ''))
    return 'That is how the account stands already.';
  return undefined;
}
