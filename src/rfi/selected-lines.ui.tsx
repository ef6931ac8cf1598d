import { countOf, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Designation } from '../ui/designation.tsx';
import { sayWith } from '../ui/say-with.tsx';
import type { RfiLine } from './rfi-history.contract.ts';
import styles from './selected-lines.module.css';

export type SelectedLinesProps = { rfi: string; lines: readonly RfiLine[]; busy: boolean; onAdd: () => void };

/** The ticked lines of one RFI, how many they are, and the button that puts them into the cart. */
export function SelectedLines({ rfi, lines, busy, onAdd }: SelectedLinesProps) {
  return (
    <section className={styles.panel} aria-label={say`Selected items`}>
      <div>
        <p role="status">
          {sayWith`${<b>{say`${countOf(lines.length, 'item')} selected`}</b>} from ${<Designation>{rfi}</Designation>}`}
        </p>
        <ul className={styles.names}>
          {lines.map((line) => (
            <li key={line.StkTranNo}>
              <Designation>{line.ItemName}</Designation>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>{say`Selecting items from different RFIs is disabled.`}</p>
      <Button kind="primary" busy={busy} busyWords={say`Adding`} onClick={onAdd}>{say`Add To Cart`}</Button>
    </section>
  );
}
