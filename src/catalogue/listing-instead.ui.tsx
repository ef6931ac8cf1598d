import { Notice } from '../ui/notice.tsx';
import { insteadWords } from './instead-words.rule.ts';
import styles from './listing-instead.module.css';
import type { Instead } from './multi-search.contract.ts';

/** Says which of the numbers asked nothing answers, and what is listed in their place. */
export function InsteadNotice({ instead }: { instead: readonly Instead[] }) {
  const [first, ...others] = instead;
  if (!first) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="info" title={insteadWords(first)}>
        {others.map((one) => (
          <p key={one.typed}>{insteadWords(one)}</p>
        ))}
      </Notice>
    </div>
  );
}
