import { t } from '../../lib/i18n.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { DeliveryAddress } from '../get-info.contract.ts';
import styles from './unverified-number.module.css';

export function UnverifiedNumber({ tax_number, unverified_number, place_of_supply }: DeliveryAddress) {
  const { tax } = useSite();
  const effectiveNumber = tax_number ? `${tax.numberLabel} ${tax_number}` : place_of_supply;
  return (
    <p className={styles.words}>
      {t`${unverified_number} is not verified yet. Until it is, we charge ${tax.label} under ${effectiveNumber}.`}
    </p>
  );
}
