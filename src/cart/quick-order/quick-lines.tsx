import { countText } from '../../catalogue/items/item-format.rule.ts';
import { currentLocale, plural, t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LineQuantity } from '../lines/line-quantity.tsx';
import { ChooseMaker } from './choose-maker.tsx';
import { OpenLines } from './open-lines.tsx';
import styles from './quick-lines.module.css';
import { isUnclear, itemOf, type QuickRow, repeatedItems, stateOf } from './quick-rows.rule.ts';
import { ReadyLines } from './ready-lines.tsx';
import type { QuickOrderState } from './use-quick-order.ts';

export type QuickLinesProps = {
  list: QuickOrderState;
  signedIn: boolean;
  onAsk: (row: QuickRow) => void;
};

/** Lines that need a decision come before those that are ready. */
export function QuickLines({ list, signedIn, onAsk }: QuickLinesProps) {
  const lines = list.rows.filter((row) => row.result !== 'heading');
  const quantity = (row: QuickRow) => {
    const { min_quantity = 1, order_multiple = 1 } = itemOf(row) ?? {};
    const line = { quantity: row.quantity, min_quantity, order_multiple };
    const save = (value: number, retry: () => void) => list.setQuantity(row, value, retry);
    return (
      ['found', 'bad_quantity'].includes(stateOf(row)) && (
        <LineQuantity
          line={line}
          name={t`line ${row.line}`}
          typed={row.typed?.quantity}
          save={save}
          onUnsaved={(isUnsaved, input) => list.noteUnsaved(row, isUnsaved, input)}
          onRevert={() => list.revert(row)}
        />
      )
    );
  };
  const action = (row: QuickRow) => (
    <IconButton small name="delete" label={t`Remove line ${row.line}`} onClick={() => list.remove(row)} />
  );
  const maker = (row: QuickRow) => <ChooseMaker row={row} onChoose={(itemid) => list.choose(row, itemid)} />;
  return (
    <>
      <SkippedLines rows={list.rows.filter((row) => row.result === 'heading')} />
      <RepeatedItems rows={lines} />
      <OpenLines
        list={list}
        rows={lines.filter(isUnclear)}
        cells={{ quantity, action }}
        onAsk={signedIn ? onAsk : undefined}
      />
      <ReadyLines
        list={list}
        rows={lines.filter((row) => !isUnclear(row))}
        cells={{ maker, quantity, action }}
        signedIn={signedIn}
      />
    </>
  );
}

const maxRepeated = 5;

/** 'Lines 15 and 16 are the same item, 6205: 150 together.' */
function RepeatedItems({ rows }: { rows: readonly QuickRow[] }) {
  const repeated = repeatedItems(rows);
  if (repeated.length === 0) return null;
  const numbers = new Intl.ListFormat(currentLocale().language);
  return (
    <ul className={styles.repeated}>
      {repeated.slice(0, maxRepeated).map(({ name, lines, quantity }) => (
        <li key={lines.join()}>
          {t`Lines ${numbers.format(lines.map(String))} are the same item, ${name}: ${countText(quantity)} together.`}
        </li>
      ))}
      {repeated.length > maxRepeated && (
        <li>{t`${plural(repeated.length - maxRepeated, 'more item')} stand on several lines.`}</li>
      )}
    </ul>
  );
}

function SkippedLines({ rows }: { rows: readonly QuickRow[] }) {
  if (rows.length === 0) return null;
  return (
    <p className={styles.skipped}>
      {t`${plural(rows.length, 'line')} skipped, as a heading, greeting or total:`}{' '}
      <span className={styles.text}>{rows.map(({ text }) => text).join(' · ')}</span>
    </p>
  );
}
