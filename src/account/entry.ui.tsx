import type { CSSProperties, ReactNode } from 'react';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Wrap } from '../ui/layout.tsx';
import { useSite } from '../ui/site-context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './entry.module.css';

export type EntryProps = {
  /** The page's one heading, for readers; the block's head shows it. */
  title: string;
  /** Width of the block in px. */
  width: number;
  /** One title block with the form. */
  children: ReactNode;
  aside: ReactNode;
};

/** A page with one thing to do: its title block on the left, what it leads to on the right. */
export function Entry({ title, width, children, aside }: EntryProps) {
  const { name } = useSite();
  return (
    <Wrap>
      <h1>
        <VisuallyHidden>
          {title} · {name}
        </VisuallyHidden>
      </h1>
      <div className={styles.entry} style={{ '--width': `${width}px` } as CSSProperties}>
        <div>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </Wrap>
  );
}

/** The head of an entry block where it stands for the title of the page. */
export function EntryHead({ children }: { children: ReactNode }) {
  return <span className={styles.head}>{children}</span>;
}

/** The drawing beside the form; a phone has no room for it. */
export function EntryDrawing({ bearing }: { bearing: 'spherical' | 'insert' }) {
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
export function EntryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.part}>{title}</h2>
      {children}
    </div>
  );
}
