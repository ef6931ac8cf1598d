import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../lib/i18n.ts';
import { Kbd } from './kbd.tsx';
import styles from './key-line.module.css';

const keyLineId = 'desk-keys';

/** The line at the bottom; pages put their keys there with `Keys`. */
export function KeyLine() {
  return (
    <aside className={styles.line} aria-label={t`Keys`}>
      <div id={keyLineId} className={styles.own} />
      <span className={styles.common}>
        <Kbd>G</Kbd> {t`then a letter: go to a list`}
      </span>
    </aside>
  );
}

export function Keys({ children }: { children: ReactNode }) {
  const [line, setLine] = useState<HTMLElement | null>(null);
  useEffect(() => setLine(document.getElementById(keyLineId)), []);
  return line && createPortal(children, line);
}
