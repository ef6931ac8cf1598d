import { type Standing, standingOf } from './standing.rule.ts';

/** What My Profile shows as verified and lets be changed, by the account's status (specification §4, §6). */
export type ProfileMarks = {
  /** 'Verified' or 'Not Verified' beside the tax number. */
  taxNumberVerified: boolean;
  /** Mobile and e-mail carry their mark once the account is verified, none before. */
  contactsVerified: boolean;
  /** Tax number, name and billing address may be changed. */
  editable: boolean;
};

export type MarkedProfile = {
  /** As get_info gives it. */
  status: string;
  gst_no: string;
  /** Looked at by staff and not changed since. */
  gst_verified: boolean;
};

/** A number that was changed while the account waits for approval is looked at again. */
export function profileMarks({ status, gst_no, gst_verified }: MarkedProfile): ProfileMarks {
  const standing = standingOf(status);
  const past = standing !== 'pending';
  const open = waiting.includes(standing);
  return {
    taxNumberVerified: past && gst_no !== '' && (gst_verified || !open),
    contactsVerified: past,
    editable: open,
  };
}

/** An Active account cannot change what was verified, an overdue one neither. */
const waiting: readonly Standing[] = ['pending', 'approval'];
