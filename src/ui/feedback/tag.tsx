import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export type TagProps = {
  kind?: 'good' | 'warn' | 'bad' | 'quiet' | 'accent' | 'solid' | undefined;
  children: ReactNode;
};

export function Tag({ kind = 'quiet', children }: TagProps) {
  return <span className={classNames(styles.tag, styles[kind])}>{children}</span>;
}
