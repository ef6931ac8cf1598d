import { t } from '../../lib/i18n.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { DeliveryAddress } from '../get-info.contract.ts';
import styles from './unverified-number.module.css';

export function UnverifiedNumber(address: DeliveryAddress) {
  const { tax_number, unverified_number, refused_reason, place_of_supply } = address;
  const { tax } = useSite();
  const effectiveNumber = tax_number ? `${tax.numberLabel} ${tax_number}` : place_of_supply;
  if (refused_reason)
    return (
      <p className={styles.words}>
        {t`We could not verify ${unverified_number}: ${refused_reason} We charge ${tax.label} under ${effectiveNumber}.`}
      </p>
    );
  return (
    <p className={styles.words}>
      {t`${unverified_number} is not verified yet. Until it is, we charge ${tax.label} under ${effectiveNumber}.`}
    </p>
  );
}
