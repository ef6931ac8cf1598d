import { notAvailable } from '../../catalogue/items/item-format.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { Tally } from './quick-rows.rule.ts';
import styles from './quick-tally.module.css';

export function QuickTally({ tally }: { tally: Tally }) {
  const { tax } = useSite();
  return (
    <div className={styles.tally} role="status">
      <Block>
        <Cells columns={4 + Number(tally.bad_quantity > 0) + Number(tally.bad_line > 0)}>
          <Cell label={t`Found`}>
            <span className={styles.good}>{tally.found}</span>
          </Cell>
          <Cell label={t`Choose one`}>
            <span className={styles.warn}>{tally.choose}</span>
          </Cell>
          <Cell label={t`Not found`}>
            <span className={styles.bad}>{tally.not_found}</span>
          </Cell>
          {tally.bad_quantity > 0 && (
            <Cell label={t`Quantity to correct`}>
              <span className={styles.bad}>{tally.bad_quantity}</span>
            </Cell>
          )}
          {tally.bad_line > 0 && (
            <Cell label={t`Line to correct`}>
              <span className={styles.bad}>{tally.bad_line}</span>
            </Cell>
          )}
          <Cell label={t`Found lines, with ${tax.label}`}>
            <Amount value={toMajor(tally.totalMinor)} showCurrency fallback={translate(notAvailable)} />
          </Cell>
        </Cells>
      </Block>
    </div>
  );
}
