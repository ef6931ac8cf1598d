import type { ReactNode } from 'react';
import styles from './confirmation.module.css';
import { Tag } from './tag.tsx';

type ConfirmationProps = {
  status: string;
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  /** Stands beside the rest on a wide screen. */
  facts: ReactNode;
  children?: ReactNode;
};

/** Begins the page that a buyer sees after sending an order or a request. */
export function Confirmation({ status, title, text, actions, facts, children }: ConfirmationProps) {
  return (
    <div className={styles.confirmation}>
      <section>
        <Tag kind="good">{status}</Tag>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
        {children}
      </section>
      {facts}
    </div>
  );
}

export function ConfirmedNumber({ children }: { children: string }) {
  return <span className={styles.number}>{children}</span>;
}
