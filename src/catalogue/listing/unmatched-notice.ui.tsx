import { Notice } from '../../ui/feedback/notice.tsx';
import type { UnmatchedNumber } from '../search/unmatched-text.rule.ts';
import { unmatchedText } from '../search/unmatched-text.rule.ts';
import styles from './unmatched-notice.module.css';

export function UnmatchedNotice({ instead }: { instead: readonly UnmatchedNumber[] }) {
  const [first, ...others] = instead;
  if (!first) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="info" title={unmatchedText(first)}>
        {others.map((one) => (
          <p key={one.typed}>{unmatchedText(one)}</p>
        ))}
      </Notice>
    </div>
  );
}
