import { countText } from '../../catalogue/items/item-format.rule.ts';
import { formatAmount } from '../../lib/money.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { classNames } from '../../ui/class-names.ts';
import { Margin } from './margin.tsx';
import { dayEntryText, readDayEntry } from './read-day-entry.rule.ts';
import type { DeskLine } from './rfi-desk.contract.ts';
import { type DraftAlternative, priceOfAlternative, type RfiTerms, shortageOf } from './rfi-draft.rule.ts';
import styles from './rfi-lines.module.css';
import type { Answering } from './use-answering.ts';

type ShownAlternative = Pick<DraftAlternative, 'offer' | 'expectedOn'> & { unitMinor: number | undefined };
type AlternativeRowsProps = { line: DeskLine; terms: RfiTerms; answering: Answering };

/** What will be offered beside a line, below it; the fields are in the pane. */
export function AlternativeRows({ line, terms, answering }: AlternativeRowsProps) {
  const draft = answering.drafts[line.lineNo];
  const isCurrent = answering.current === line;
  const quantity = draft && !draft.declined ? draft.quantity : line.quantityAsked;
  const shown: readonly ShownAlternative[] = isCurrent
    ? (answering.typed?.alternatives ?? []).map(({ offer, price, by }) => ({
        offer,
        unitMinor: priceOfAlternative(offer, price),
        expectedOn: readDayEntry(by, terms.today) ?? '',
      }))
    : (draft && !draft.declined && draft.alternatives) || [];
  return shown.map(({ offer, unitMinor, expectedOn }) => (
    <tr key={offer.itemCode} className={classNames(styles.row, styles.alternative)}>
      <td className={styles.stateCell} />
      <td className={styles.place}>or</td>
      <th scope="row" className={styles.item}>
        <span className={styles.designation}>{offer.itemName}</span> <span className={styles.faint}>{offer.maker}</span>
      </th>
      <td />
      <td className={styles.end} data-short={shortageOf(offer.free, quantity)} data-label="In stock">
        {countText(offer.free)}
      </td>
      <td data-label="Arriving">
        {offer.nextQuantity &&
          offer.nextOn &&
          `${countText(offer.nextQuantity)}, ${dayEntryText(offer.nextOn, terms.today)}`}
      </td>
      <td />
      <td className={styles.end} data-label="Price">
        {unitMinor === undefined ? 'none' : formatAmount({ minor: unitMinor, currency: terms.currency })}
      </td>
      <td className={styles.end} data-label="Qty">
        {countText(quantity)}
      </td>
      <td data-label="By">{expectedOn ? dayEntryText(expectedOn, terms.today) : 'ask'}</td>
      <td data-label="Margin">
        <Margin
          bp={unitMinor === undefined ? undefined : marginBp(unitMinor, offer.costMinor)}
          floorBp={terms.marginFloorBp}
        />
      </td>
    </tr>
  ));
}
