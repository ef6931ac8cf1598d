import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import { isolateLtr } from '../text/isolate-ltr.tsx';
import styles from './block.module.css';

export type BlockProps = {
  header?: ReactNode;
  end?: ReactNode;
  /** Set where the block stands below another heading. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
};

/** A framed box, modelled on the title block of a drawing sheet. */
export function Block({ header, end, heading: Heading = 'h2', children }: BlockProps) {
  const Frame = header ? 'section' : 'div';
  return (
    <Frame className={styles.block}>
      {header && (
        <header className={styles.head}>
          <Heading className={styles.heading}>{header}</Heading>
          {end && <div className={styles.end}>{end}</div>}
        </header>
      )}
      {children}
    </Frame>
  );
}

export function Cells({ columns = 4, children }: { columns?: number; children: ReactNode }) {
  return (
    <dl className={styles.cells} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </dl>
  );
}

export function Cell({ label, mono, children }: { label: ReactNode; mono?: boolean; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.value, mono && styles.mono)}>{isolateLtr(children)}</dd>
    </div>
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

export function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{isolateLtr(children)}</dd>
    </div>
  );
}

export function Total({ label = t`Total`, children }: { label?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.total}>
      <span>{label}</span>
      <span>{children}</span>
    </div>
  );
}

export function BlockBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

export function BlockFooter({ even, children }: { even?: boolean; children: ReactNode }) {
  return <footer className={classNames(styles.foot, even && styles.even)}>{children}</footer>;
}
