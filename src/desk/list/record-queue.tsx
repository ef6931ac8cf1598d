import type { ReactNode } from 'react';
import styles from './record-queue.module.css';

/** A record beside the queue it is in; narrow screens, and an empty queue, show the record alone. */
export const BesideQueue = ({ children }: { children: ReactNode }) => <div className={styles.duo}>{children}</div>;

type RecordQueueProps = { label: string; head: ReactNode; children: ReactNode };

/** The records of a list, each a link in a list item. */
export const RecordQueue = ({ label, head, children }: RecordQueueProps) => (
  <aside className={styles.queue} aria-label={label}>
    <header>{head}</header>
    <ul>{children}</ul>
  </aside>
);
