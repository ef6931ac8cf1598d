import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

export function NavigationProgress() {
  return useNavigation().state === 'loading' && <i className={styles.loading} />;
}
