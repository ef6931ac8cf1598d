import { useContext } from 'react';
import { DemonstrationContext } from '../ui/demonstration-context.ts';
import styles from './demonstration-bar.module.css';

const kept = { dangerouslySetInnerHTML: { __html: '' } };

/** The words are the server's; the browser keeps them as they came and carries no copy. */
export function DemonstrationBar() {
  const notice = useContext(DemonstrationContext);
  if (notice === undefined) return null;
  if (import.meta.env.SSR) return <aside className={styles.bar}>{notice}</aside>;
  return <aside className={styles.bar} suppressHydrationWarning {...kept} />;
}
