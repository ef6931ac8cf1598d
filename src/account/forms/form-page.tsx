import type { CSSProperties, ReactNode } from 'react';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './form-page.module.css';

export type FormPageProps = {
  /** The page's heading for screen readers; the block's header shows it. */
  title: string;
  /** The width in px. */
  width: number;
  children: ReactNode;
  aside: ReactNode;
};

export function FormPage({ title, width, children, aside }: FormPageProps) {
  const { name } = useSite();
  return (
    <Container>
      <h1>
        <VisuallyHidden>
          {title} · {name}
        </VisuallyHidden>
      </h1>
      <div className={styles.entry} style={{ '--width': `${width}px` } as CSSProperties}>
        <div>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </Container>
  );
}

export function FormPageTitle({ children }: { children: ReactNode }) {
  return <span className={styles.head}>{children}</span>;
}

export function FormPageDrawing() {
  return (
    <div className={styles.drawing}>
      <BearingDrawing {...bearings[useSite().innerPages.form]} size="large" decorative />
    </div>
  );
}

/** A bearing that is typical of each kind of place. */
const bearings = {
  works: { type: 'spherical roller', d: 100, D: 180, B: 46 },
  counter: { type: 'deep groove ball', d: 25, D: 52, B: 15, seal: '2RS' },
  warehouse: { type: 'tapered roller', d: 40, D: 80, B: 24.75 },
};

export function FormPageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.part}>{title}</h2>
      {children}
    </div>
  );
}
