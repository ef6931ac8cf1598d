import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import { t } from '../../lib/i18n.ts';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import styles from './technical-facts.module.css';
import { technicalFacts } from './technical-facts.rule.ts';

/** Shows what the table of specifications does not have; nothing where nothing is known. */
export function TechnicalFacts({ facts }: { facts: BearingFacts }) {
  const groups = technicalFacts(facts);
  if (groups.length === 0) return null;
  return (
    <>
      <SectionHeader
        title={t`Mounting and calculation`}
        meta={t`Read from the designation, each figure with its source`}
      />
      <div className={styles.groups}>
        {groups.map(({ title, facts: rows }) => (
          <table key={title} className={styles.table}>
            <caption>{title}</caption>
            <tbody>
              {rows.map(({ label, value, source }) => (
                <tr key={label}>
                  <th scope="row">
                    {label} <span className={styles.source}>{source}</span>
                  </th>
                  <td>{isolateLtr(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
