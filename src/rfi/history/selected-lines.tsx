import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { RfiLine } from '../rfi-history.contract.ts';
import styles from './selected-lines.module.css';

export type SelectedLinesProps = { rfi: string; lines: readonly RfiLine[]; busy: boolean; onAdd: () => void };

export function SelectedLines({ rfi, lines, busy, onAdd }: SelectedLinesProps) {
  return (
    <section className={styles.panel} aria-label={t`Selected items`}>
      <div>
        <p role="status">
          {tRich`${<b>{t`${plural(lines.length, 'item')} selected`}</b>} from ${<Designation>{rfi}</Designation>}`}
        </p>
        <ul className={styles.names}>
          {lines.map((line) => (
            <li key={line.StkTranNo}>
              <Designation>{line.ItemName}</Designation>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>{t`Selecting items from different RFIs is disabled.`}</p>
      <Button kind="primary" busy={busy} busyLabel={t`Adding`} onClick={onAdd}>{t`Add To Cart`}</Button>
    </section>
  );
}
