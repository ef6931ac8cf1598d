import { formatDuration } from '../../lib/format-duration.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './change-notice.module.css';
import { useLivePage } from './live-page.ts';

const momentMs = 60_000;

/** The notice lies over the page, so that nothing moves, and tells who changed the record that is open. */
export function ChangeNotice() {
  const { change, isWaiting, isBehind, refresh, dismiss } = useLivePage();
  const now = new Date();
  const text = change && textOf(change.who, change.at, now);
  return (
    <div className={styles.place} role="status">
      {isBehind && (
        <div className={styles.notice}>
          <span>This page may be out of date: the desk could not be reached. It is tried again by itself.</span>
          <Button small onClick={refresh}>
            Retry
          </Button>
        </div>
      )}
      {text && (
        <div className={styles.notice}>
          <span>{text}</span>
          {isWaiting && (
            <Button small onClick={refresh}>
              Show
            </Button>
          )}
          <IconButton small name="close" label="Close" onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

function textOf(who: string, at: Date, now: Date): string {
  if (now.getTime() - at.getTime() < momentMs) return `Changed by ${who} a moment ago`;
  return `Changed by ${who} ${formatDuration(at, now) ?? ''} ago`;
}
