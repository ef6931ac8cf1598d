import type { deskPasskeys } from '../../account/staff/passkeys.contract.ts';
import type { deskSessions } from '../../account/staff/staff.contract.ts';
import type { ReplyOf } from '../../lib/contract.ts';

export type OwnSignIn = {
  passkeys: ReplyOf<typeof deskPasskeys>['passkeys'];
  sessions: ReplyOf<typeof deskSessions>['sessions'];
};
