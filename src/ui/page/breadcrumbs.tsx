import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { isolateLtr } from '../text/isolate-ltr.tsx';
import styles from './breadcrumbs.module.css';

export type Breadcrumb = { label: string; to?: string | undefined };

export function Breadcrumbs({ steps }: { steps: readonly Breadcrumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label={t`Breadcrumb`}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.label} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {step.to ? <Link to={step.to}>{isolateLtr(step.label)}</Link> : isolateLtr(step.label)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
