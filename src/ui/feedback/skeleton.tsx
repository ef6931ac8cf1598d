import styles from './skeleton.module.css';

export function Skeleton({ width, height = 12 }: { width: number; height?: number }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
