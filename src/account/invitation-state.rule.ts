// What has become of an invitation to the shop: it waits, somebody has joined, or its link has ended.

import { hoursAfter } from '../lib/dates.ts';

const invitationDays = 14;

export const invitationStates = ['invited', 'joined', 'ended'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationEnds = (invitedAt: Date): Date => hoursAfter(invitedAt, invitationDays * 24);

export function invitationState(
  { endsAt, joinedAt }: { endsAt: Date; joinedAt: Date | null },
  now: Date,
): InvitationState {
  if (joinedAt) return 'joined';
  return endsAt <= now ? 'ended' : 'invited';
}
