import { useEffect, useEffectEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { plural } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { CheckActions } from './check-actions.tsx';
import { OpenBox } from './open-box.tsx';
import type { openingAtDesk, visitShopAtDesk } from './opening.contract.ts';
import styles from './opening.module.css';
import { missingChecksOf, type Opening, type OpeningCheck } from './opening-check.ts';

export const handle = { title: () => 'Opening' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof openingAtDesk>('GET /desk/api/:site/opening/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  return <OpeningPage opening={useLoaderData<typeof loader>()} />;
}

const groups: readonly (readonly [OpeningCheck['group'], string])[] = [
  ['firm', 'The firm'],
  ['money', 'Money'],
  ['messages', 'Messages'],
  ['catalogue', 'Catalogue'],
  ['customers', 'Customers'],
  ['safety', 'Safety'],
];

/** The page shows what the shop has and lacks, with the way to fix each, and beside it the opening. */
function OpeningPage({ opening }: { opening: Opening }) {
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

/** Missing facts come first, done ones are folded. One that is done now keeps its place: a press would miss. */
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

/** Opens the closed shop in a window of its own, where it can be used for a working day. */
function useVisit() {
  const { site } = useDeskSite();
  const { send, busy } = useAction();
  const toast = useToast();
  async function visit() {
    await send(() => callDesk<typeof visitShopAtDesk>('POST /desk/api/:site/opening/visit/', { site }), {
      onDone({ address }) {
        window.open(address, '_blank', 'noopener');
        toast({ message: 'This browser can use the shop for eight hours. Orders are tests.' });
      },
    });
  }
  return { visit, busy };
}
