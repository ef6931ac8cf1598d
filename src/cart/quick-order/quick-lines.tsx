import { countText, notAvailable } from '../../catalogue/items/item-format.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { currentLocale, plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { LineQuantity } from '../lines/line-quantity.tsx';
import { OpenLines } from './open-lines.tsx';
import styles from './quick-lines.module.css';
import type { QuickItem } from './quick-order.contract.ts';
import {
  choicesOf,
  isQuestion,
  itemOf,
  pricedTogether,
  type QuickRow,
  repeatedItems,
  stateOf,
} from './quick-rows.rule.ts';
import { ReadyLines } from './ready-lines.tsx';
import type { QuickOrderState } from './use-quick-order.ts';

export type QuickLinesProps = {
  list: QuickOrderState;
  signedIn: boolean;
  onAsk: (row: QuickRow) => void;
};

/** Lines that wait for the buyer come before those that are ready. */
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
        rows={lines.filter(isQuestion)}
        cells={{ quantity, action }}
        onAsk={signedIn ? onAsk : undefined}
      />
      <ReadyLines
        list={list}
        rows={pricedTogether(lines.filter((row) => !isQuestion(row)))}
        cells={{ maker, quantity, action }}
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

type ChooseMakerProps = { row: QuickRow; onChoose: (itemid: number) => void };

function ChooseMaker({ row, onChoose }: ChooseMakerProps) {
  const site = useSite();
  const items = choicesOf(row);
  if (items.length < 2) return <span className={styles.only}>{items[0]?.brandname ?? translate(notAvailable)}</span>;
  return (
    <span className={styles.select}>
      <Select
        small
        aria-label={t`Maker of line ${row.line}`}
        value={row.chosen}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {items.map((item) => (
          <option key={item.itemid} value={item.itemid}>
            {optionText(item, items, site)}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** 'Koyo · ₹ 282.15 · Fri 4 Dec'; goods in stock need no day. */
function optionText(item: QuickItem, items: readonly QuickItem[], { currency }: Site): string {
  const isOther = items.some(({ differs }) => differs !== '');
  const hasTwo = isOther || items.filter(({ brandname }) => brandname === item.brandname).length > 1;
  const price = item.your_price || item.list_price;
  const parts = [
    hasTwo ? `${item.brandname} ${item.itemname}` : item.brandname,
    price > 0 && formatMajor(price, currency),
    item.Availability !== 'Stock' && item.exp_dod && formatNearDay(item.exp_dod),
    item.Availability === 'On Demand' && translate('On Demand'),
  ];
  return parts.filter(Boolean).join(' · ');
}
