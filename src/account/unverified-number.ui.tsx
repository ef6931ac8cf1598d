import { say } from '../lib/say.ts';
import { useSite } from '../ui/site-context.tsx';
import type { DeliveryAddress } from './get-info.contract.ts';
import styles from './unverified-number.module.css';

/** The number was changed: what the tax follows until staff have verified it. */
export function UnverifiedNumber({ tax_number, unverified_number, place_of_supply }: DeliveryAddress) {
  const { tax } = useSite();
  const counts = tax_number ? `${tax.numberLabel} ${tax_number}` : place_of_supply;
  return (
    <p className={styles.words}>
      {say`${unverified_number} is not verified yet. Until our team has verified it, ${tax.label} follows ${counts}.`}
    </p>
  );
}
