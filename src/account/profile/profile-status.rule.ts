import { type Standing, standingOf } from '../permissions/standing.rule.ts';

/** What My Profile shows as verified and lets be changed, by the account's status (specification §4, §6). */
export type ProfileStatus = {
  /** 'Verified' or 'Not Verified' beside the tax number. */
  isTaxNumberVerified: boolean;
  /** Mobile and e-mail carry their mark once the account is verified, none before. */
  areContactsVerified: boolean;
  /** Tax number, name and billing address may be changed. */
  isEditable: boolean;
};

export type ProfileStatusFacts = {
  /** As get_info gives it. */
  status: string;
  gst_no: string;
  /** Looked at by staff and not changed since. */
  gst_verified: boolean;
};

/** A number that was changed while the account waits for approval is looked at again. */
export function profileStatus({ status, gst_no, gst_verified }: ProfileStatusFacts): ProfileStatus {
  const standing = standingOf(status);
  const isVerified = standing !== 'pending';
  const isEditable = editableStandings.includes(standing);
  return {
    isTaxNumberVerified: isVerified && gst_no !== '' && (gst_verified || !isEditable),
    areContactsVerified: isVerified,
    isEditable: isEditable,
  };
}

/** An Active account cannot change what was verified, an overdue one neither. */
const editableStandings: readonly Standing[] = ['pending', 'approval'];
