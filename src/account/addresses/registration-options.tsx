import { t } from '../../lib/i18n.ts';
import type { TaxRegistration } from '../get-info.contract.ts';
import { namable } from './registration-of-region.rule.ts';

/** The primary one is '': an address that names none follows it, also when it is changed. */
export function RegistrationOptions({ registrations }: { registrations: readonly TaxRegistration[] }) {
  if (registrations.length === 0) return <option value="">{t`None`}</option>;
  return namable(registrations).map(({ id, number, region, is_primary, standing }) => (
    <option key={id} value={is_primary ? '' : id}>
      {standing === 'waiting' && !is_primary ? t`${number} ${region} (waiting for check)` : `${number} ${region}`}
    </option>
  ));
}

/** What holds until staff have verified the registration chosen; undefined when it is verified. */
export function untilVerified(registrations: readonly TaxRegistration[], chosen: string): string | undefined {
  const waiting = registrations.find(({ id, is_primary, standing }) => {
    return String(id) === chosen && !is_primary && standing === 'waiting';
  });
  const primary = registrations.find(({ is_primary }) => is_primary);
  return waiting && primary
    ? t`Until our team has verified it, deliveries are invoiced under ${primary.number}.`
    : undefined;
}
