import { Link } from 'react-router';
import styles from './order-number-link.module.css';

export const OrderNumberLink = ({ number }: { number: string }) => (
  <Link className={styles.number} to={`/order-detail?order=${number}`}>
    {number}
  </Link>
);
