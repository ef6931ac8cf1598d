import type { ReactNode } from 'react';
import styles from './customer.module.css';

type PanelProps = { title: string; end?: ReactNode; children: ReactNode };

export function Panel({ title, end, children }: PanelProps) {
  return (
    <section>
      <header className={styles.panelHead}>
        <h3>{title}</h3>
        {end}
      </header>
      {children}
    </section>
  );
}

/** Label and value, one below the other; a row without a value is left out. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  const shown = rows.filter(([, value]) => value !== '' && value !== false && value !== null);
  return (
    <dl className={styles.facts}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
