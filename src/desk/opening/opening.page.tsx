import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { OpeningCheckGroup } from './check-group.tsx';
import { OpenBox } from './open-box.tsx';
import styles from './opening.module.css';
import { missingChecksOf, type Opening, type OpeningCheck } from './opening-check.ts';
import { useVisit } from './use-visit.ts';
import { useWaitingTrials } from './use-waiting-trials.ts';

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
