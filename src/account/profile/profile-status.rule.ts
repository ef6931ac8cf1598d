import { can } from '../permissions/permissions.rule.ts';
import type { Standing } from '../permissions/standing.rule.ts';

/** What My Profile shows as verified and editable depends on the account's standing. */
export type ProfileStatus = {
  isTaxNumberVerified: boolean;
  areContactsVerified: boolean;
  isEditable: boolean;
};

export type ProfileStatusFacts = {
  standing: Standing;
  gst_no: string;
  /** False also when the number was changed after verification. */
  gst_verified: boolean;
};

export function profileStatus({ standing, gst_no, gst_verified }: ProfileStatusFacts): ProfileStatus {
  const isVerified = standing !== 'pending';
  const isEditable = can(standing, 'edit-profile');
  return {
    isTaxNumberVerified: isVerified && gst_no !== '' && (gst_verified || !isEditable),
    areContactsVerified: isVerified,
    isEditable,
  };
}
