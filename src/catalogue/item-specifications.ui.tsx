import { said, say } from '../lib/say.ts';
import { ownDirection } from '../ui/own-direction.tsx';
import { na } from './display.rule.ts';
import { type Fact, measuredFacts, namedFacts } from './fact-sheet.rule.ts';
import type { ItemRow } from './item.contract.ts';
import styles from './item-specifications.module.css';

/** The technical table: what is measured with its units, what is named. */
export function ItemSpecifications({ item }: { item: ItemRow }) {
  return (
    <div className={styles.specifications}>
      <table className={styles.table} aria-label={say`Sizes, ratings and weight`}>
        <tbody>
          {measuredFacts(item).map(([label, value, unit]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={styles.number}>{ownDirection(value)}</td>
              <td className={styles.unit}>{value === said(na) ? '' : unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.table} aria-label={say`Maker, packing and numbers`}>
        <tbody>
          {namedFacts(item).map((fact) => (
            <NamedFact key={fact[0]} fact={fact} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NamedFact({ fact: [label, value] }: { fact: Fact }) {
  const isNumber = label === say`Item code` || label === say`Universal number`;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={isNumber && value !== said(na) ? styles.mono : undefined}>{ownDirection(value)}</td>
    </tr>
  );
}
