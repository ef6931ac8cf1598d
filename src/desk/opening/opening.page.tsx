import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { plural } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { CheckActions } from './check-actions.tsx';
import { OpenBox } from './open-box.tsx';
import styles from './opening.module.css';
import { missingChecksOf, type Opening, type OpeningCheck } from './opening-check.ts';
import { useVisit } from './use-visit.ts';

const groups: readonly (readonly [OpeningCheck['group'], string])[] = [
  ['firm', 'The firm'],
  ['money', 'Money'],
  ['messages', 'Messages'],
  ['catalogue', 'Catalogue'],
  ['customers', 'Customers'],
  ['safety', 'Safety'],
];

/** What the shop has and lacks, with the way to fix each, and beside it the opening. */
export function OpeningPage({ opening }: { opening: Opening }) {
  const { site, name } = useDeskSite();
  const { checks, isOpen } = opening;
  const { visit, busy } = useVisit();
  useWaitingTrials(checks.some((check) => check.isWaiting));
  const missing = missingChecksOf(opening).length;
  const done = checks.filter(({ state }) => state === 'done').length;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{titleOf(name, isOpen, missing)}</h2>
        <span className={styles.quiet}>{`${done} of ${checks.length} done`}</span>
        {!isOpen && (
          <span className={styles.end}>
            <Button icon="eye" busy={busy} onClick={() => void visit()}>
              Look at the shop
            </Button>
          </span>
        )}
      </header>
      <div className={styles.columns}>
        <div key={site} className={styles.groups}>
          {groups.map(([group, label]) => (
            <OpeningCheckGroup key={group} label={label} checks={checks.filter((one) => one.group === group)} />
          ))}
        </div>
        <OpenBox opening={opening} />
      </div>
    </div>
  );
}

function titleOf(name: string, isOpen: boolean, missing: number): string {
  if (isOpen) return missing === 0 ? `${name} is open` : `${name} is open, but lacks ${plural(missing, 'thing')}`;
  return missing === 0 ? `${name} may open` : `${plural(missing, 'thing')} until ${name} may open`;
}

const stateNames = () => ({ done: 'done', missing: 'missing', advised: 'advised' });

/** What is missing first; what was done already is folded. What is done now keeps its place: the next press would miss. */
function OpeningCheckGroup({ label, checks }: { label: string; checks: readonly OpeningCheck[] }) {
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

const everyMs = 1_500;

/** Asks again while a trial message is on its way. */
function useWaitingTrials(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (state === 'idle' && !document.hidden) void revalidate();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => ask(), everyMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
