import { type ReactNode, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import styles from './fold-on-phone.module.css';

/** Enough to see what kind of rows they are. */
const rowsOnPhone = 8;

type FoldOnPhoneProps = { count: number; className?: string | undefined; children: ReactNode };

/** Below 768 px, where each row is a card, a table shows its first rows until the reader asks for the others. */
export function FoldOnPhone({ count, className, children }: FoldOnPhoneProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      <div className={classNames(className, !all && styles.folded)}>{children}</div>
      {!all && count > rowsOnPhone && (
        <div className={styles.more}>
          <Button wide onClick={() => setAll(true)}>{t`Show ${count - rowsOnPhone} more`}</Button>
        </div>
      )}
    </>
  );
}
