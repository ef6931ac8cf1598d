import { Link } from 'react-router';
import { say } from '../lib/say.ts';
import styles from './crumbs.module.css';
import { ownDirection } from './own-direction.tsx';

export type Crumb = { label: string; to?: string | undefined };

/** The way to this page, outermost first; the last one is the page itself and no link. */
export function Crumbs({ steps }: { steps: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label={say`Breadcrumb`}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.label} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {step.to ? <Link to={step.to}>{ownDirection(step.label)}</Link> : ownDirection(step.label)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
