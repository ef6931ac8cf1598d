import { useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { CheckActions } from './check-actions.tsx';
import styles from './opening.module.css';
import type { OpeningCheck } from './opening-check.ts';

const stateNames = () => ({ done: 'done', missing: 'missing', advised: 'advised' });

/** What is missing first; what was done already is folded. What is done now keeps its place: the next press would miss. */
export function OpeningCheckGroup({ label, checks }: { label: string; checks: readonly OpeningCheck[] }) {
  const [firstStates] = useState(() => new Map(checks.map(({ key, state }) => [key, state])));
  if (checks.length === 0) return null;
  const placeOf = ({ key, state }: OpeningCheck) => (state === 'done' ? (firstStates.get(key) ?? state) : state);
  const at = (place: OpeningCheck['state']) => checks.filter((check) => placeOf(check) === place);
  const [openOnes, folded] = [[...at('missing'), ...at('advised')], at('done')];
  const done = checks.filter(({ state }) => state === 'done');
  const isComplete = done.length === checks.length;
  return (
    <section className={styles.group} aria-label={label}>
      <header className={styles.groupHead}>
        <h3>{label}</h3>
        <span className={isComplete ? styles.good : styles.quiet}>{`${done.length} of ${checks.length}`}</span>
        <span className={styles.progress}>
          <ProgressBar label={`${label}: done`} done={done.length} total={checks.length} />
        </span>
      </header>
      {openOnes.length > 0 && <CheckList checks={openOnes} />}
      {folded.length > 0 && (
        <details className={styles.done}>
          <summary>{`${plural(folded.length, 'check')} done`}</summary>
          <CheckList checks={folded} />
        </details>
      )}
    </section>
  );
}

function CheckList({ checks }: { checks: readonly OpeningCheck[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.key} id={check.key} className={styles.check} tabIndex={-1}>
          <span className={classNames(styles.mark, styles[check.state])} aria-hidden />
          <p className={styles.what}>
            <b>{check.label}</b> <VisuallyHidden>{stateNames()[check.state]}</VisuallyHidden>
            <span className={check.state === 'missing' ? styles.lacks : styles.quiet}>{check.sentence}</span>
          </p>
          <CheckActions check={check} />
        </li>
      ))}
    </ul>
  );
}
