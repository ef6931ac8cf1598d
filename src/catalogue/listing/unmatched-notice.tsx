import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { UnmatchedNumber } from '../search/unmatched-text.rule.ts';
import { unmatchedText } from '../search/unmatched-text.rule.ts';
import { listingHref } from './listing-query.rule.ts';
import styles from './unmatched-notice.module.css';

/** Another reading of the number is offered by name. */
function UnmatchedText(one: UnmatchedNumber) {
  const other = one.other_reading?.number;
  return (
    <>
      {unmatchedText(one)}{' '}
      {other && (
        <Link to={listingHref({ keyword: other, page: 1, sort: 'best', filters: {} })}>{t`Search for ${other}`}</Link>
      )}
    </>
  );
}

export function UnmatchedNotice({ instead }: { instead: readonly UnmatchedNumber[] }) {
  const [first, ...others] = instead;
  if (!first) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="info" title={<UnmatchedText {...first} />}>
        {others.map((one) => (
          <p key={one.typed}>
            <UnmatchedText {...one} />
          </p>
        ))}
      </Notice>
    </div>
  );
}
