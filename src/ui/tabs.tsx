import { Link } from 'react-router';
import styles from './tabs.module.css';

export type Tab = { label: string; to: string; current?: boolean | undefined };

/** Parts of one page as links ('?tab=new'): each has an address and works without scripts. The page shows the current part. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          className={styles.tab}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
