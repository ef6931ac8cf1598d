import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.data.ts';
import styles from './notice.module.css';

type Kind = 'warn' | 'bad' | 'good' | 'info';

export const noticeIcons: Record<Kind, IconName> = { warn: 'bad', bad: 'bad', good: 'check', info: 'info' };

export type NoticeProps = {
  /** warn: refused; bad: failed. */
  kind: Kind;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced, for a notice that appears after the page has loaded. */
  live?: boolean | undefined;
};

export function Notice({ kind, title, children, action, live }: NoticeProps) {
  const role = kind === 'bad' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.notice, styles[kind])} role={live ? role : undefined}>
      <Icon name={noticeIcons[kind]} />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
