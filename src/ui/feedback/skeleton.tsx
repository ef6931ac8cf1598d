import styles from './skeleton.module.css';

/** The place of a word that is still loading; width and height in px (12 high unless told). */
export function Skeleton({ width, height = 12 }: { width: number; height?: number }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
