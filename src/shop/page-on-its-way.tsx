import { useNavigation } from 'react-router';
import styles from './page-on-its-way.module.css';

/** The centre line runs under the header while the next page is fetched. */
export function PageOnItsWay() {
  return useNavigation().state === 'loading' && <i className={styles.loading} />;
}
