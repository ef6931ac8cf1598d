import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** The centre line runs under the header while the next page is fetched. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' && <i className={styles.loading} />;
}
