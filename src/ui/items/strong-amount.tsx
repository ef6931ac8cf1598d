import { Amount, type AmountProps } from './amount.tsx';
import styles from './strong-amount.module.css';

/** An amount that a row is about, such as its total. */
export const StrongAmount = (amount: AmountProps) => (
  <strong className={styles.strong}>
    <Amount {...amount} />
  </strong>
);
