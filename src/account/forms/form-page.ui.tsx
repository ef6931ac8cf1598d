import type { CSSProperties, ReactNode } from 'react';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './form-page.module.css';

export type FormPageProps = {
  /** The page's one heading, for readers; the block's head shows it. */
  title: string;
  /** Width of the block in px. */
  width: number;
  /** One title block with the form. */
  children: ReactNode;
  aside: ReactNode;
};

/** A page with one thing to do: its title block on the left, what it leads to on the right. */
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

/** The head of an entry block where it stands for the title of the page. */
export function FormPageTitle({ children }: { children: ReactNode }) {
  return <span className={styles.head}>{children}</span>;
}

/** The drawing beside the form; a phone has no room for it. */
export function FormPageDrawing({ bearing }: { bearing: 'spherical' | 'insert' }) {
  return (
    <div className={styles.drawing}>
      <BearingDrawing {...bearings[bearing]} size="large" decorative />
    </div>
  );
}

const bearings = {
  spherical: { type: 'spherical roller', d: 100, D: 180, B: 46 },
  insert: { type: 'UC', d: 40, D: 80, B: 49.2 },
};

/** A heading over steps or notes beside the form. */
export function FormPageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.part}>{title}</h2>
      {children}
    </div>
  );
}
