import { na } from '../catalogue/display.rule.ts';
import { toMajor } from '../lib/money.ts';
import { said, say } from '../lib/say.ts';
import { Amount } from '../ui/amount.tsx';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Tally } from './quick-rows.rule.ts';
import styles from './quick-tally.module.css';

/** How many lines stand where, and what those found come to. */
export function QuickTally({ tally }: { tally: Tally }) {
  const { tax } = useSite();
  return (
    <div className={styles.tally} role="status">
      <Block>
        <Cells columns={4 + Number(tally.bad_quantity > 0) + Number(tally.bad_line > 0)}>
          <Cell label={say`Found`}>
            <span className={styles.good}>{tally.found}</span>
          </Cell>
          <Cell label={say`Choose one`}>
            <span className={styles.warn}>{tally.choose}</span>
          </Cell>
          <Cell label={say`Not found`}>
            <span className={styles.bad}>{tally.not_found}</span>
          </Cell>
          {tally.bad_quantity > 0 && (
            <Cell label={say`Quantity to correct`}>
              <span className={styles.bad}>{tally.bad_quantity}</span>
            </Cell>
          )}
          {tally.bad_line > 0 && (
            <Cell label={say`Line to correct`}>
              <span className={styles.bad}>{tally.bad_line}</span>
            </Cell>
          )}
          <Cell label={say`Found lines, with ${tax.label}`}>
            <Amount value={toMajor(tally.totalMinor)} sign absent={said(na)} />
          </Cell>
        </Cells>
      </Block>
    </div>
  );
}
