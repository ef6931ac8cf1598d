import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

export type BottomBarProps = {
  /** What the amount is of. */
  label: ReactNode;
  amount?: ReactNode;
  /** The one action of the page. */
  children: ReactNode;
  /** Why it is not possible; its id describes the button. */
  help?: string | undefined;
  helpId: string;
};

/** On a phone it stays in reach below a page of any length. It is the last part of the page, so that it never lies over the footer. */
export function BottomBar({ label, amount, children, help, helpId }: BottomBarProps) {
  return (
    <div className={styles.bar}>
      <span>
        <span className={styles.label}>{label}</span>
        {amount && <b>{amount}</b>}
      </span>
      {children}
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
