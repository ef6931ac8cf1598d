import { countOf } from '../cart/cart-words.rule.ts';
import { Button } from '../ui/button.tsx';
import { Designation } from '../ui/designation.tsx';
import type { RfiLine } from './rfi-history.contract.ts';
import styles from './selected-lines.module.css';

export type SelectedLinesProps = { rfi: string; lines: readonly RfiLine[]; busy: boolean; onAdd: () => void };

/** The ticked lines of one RFI, how many they are, and the button that puts them into the cart. */
export function SelectedLines({ rfi, lines, busy, onAdd }: SelectedLinesProps) {
  return (
    <section className={styles.panel} aria-label="Selected items">
      <div>
        <p role="status">
          <b>{countOf(lines.length, 'item')} selected</b> from <Designation>{rfi}</Designation>
        </p>
        <ul className={styles.names}>
          {lines.map((line) => (
            <li key={line.StkTranNo}>
              <Designation>{line.ItemName}</Designation>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>Selecting items from different RFIs is disabled.</p>
      <Button kind="primary" busy={busy} busyWords="Adding" onClick={onAdd}>
        Add To Cart
      </Button>
    </section>
  );
}
