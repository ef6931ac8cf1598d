import { msg } from '../../lib/i18n.ts';

/** Whether staff have checked a registration; only a verified one decides tax and is invoiced. */
export const registrationStandings = ['waiting', 'verified', 'refused'] as const;
export type RegistrationStanding = (typeof registrationStandings)[number];

export const registrationStandingLabels: Readonly<Record<RegistrationStanding, string>> = {
  waiting: msg('Waiting for check'),
  verified: msg('Verified'),
  refused: msg('Not accepted'),
};

export function registrationStanding({
  verifiedAt,
  refusedAt,
}: {
  verifiedAt: Date | null;
  refusedAt: Date | null;
}): RegistrationStanding {
  if (verifiedAt) return 'verified';
  return refusedAt ? 'refused' : 'waiting';
}
