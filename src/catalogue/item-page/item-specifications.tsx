import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import { t, translate } from '../../lib/i18n.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { type ItemFact, measuredFacts, namedFacts } from '../items/item-facts.rule.ts';
import { notAvailable } from '../items/item-format.rule.ts';
import styles from './item-specifications.module.css';

export function ItemSpecifications({ item, facts }: { item: ItemRow; facts: BearingFacts }) {
  const { country } = useSite();
  return (
    <div className={styles.specifications}>
      <table className={styles.table} aria-label={t`Sizes, ratings and weight`}>
        <tbody>
          {measuredFacts(item, facts).map(([label, value, unit, source]) => (
            <tr key={label}>
              <th scope="row">
                {label} {source && <span className={styles.source}>{source}</span>}
              </th>
              <td className={styles.number}>{isolateLtr(value)}</td>
              <td className={styles.unit}>{value === translate(notAvailable) ? '' : unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.table} aria-label={t`Maker, packing and numbers`}>
        <tbody>
          {namedFacts(item, country).map((fact) => (
            <NamedFact key={fact[0]} fact={fact} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NamedFact({ fact: [label, value] }: { fact: ItemFact }) {
  const isNumber = label === t`Item code` || label === t`Universal number`;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={isNumber && value !== translate(notAvailable) ? styles.mono : undefined}>{isolateLtr(value)}</td>
    </tr>
  );
}
