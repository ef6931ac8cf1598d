import type { ReactNode } from 'react';
import { BearingDrawing } from '../graphics/bearing-drawing.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** Default: a bearing without its balls. */
  drawing?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function EmptyState({ title, drawing, children, actions }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <div className={styles.words}>
        <h2>{title}</h2>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.drawing}>
        {drawing ?? <BearingDrawing type="deep groove ball" d={25} D={52} B={15} size={160} ringsOnly decorative />}
      </div>
    </section>
  );
}
