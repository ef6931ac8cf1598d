import { Fragment, type PointerEvent, type ReactNode } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { formatAmount } from '../../lib/money.ts';
import { marginBp } from '../../rfi/quotes/margin.rule.ts';
import { classNames } from '../../ui/class-names.ts';
import { LineCells } from './line-cells.tsx';
import { Margin } from './margin.tsx';
import { dayEntryText, readDayEntry } from './read-day-entry.rule.ts';
import type { DeskLine, DeskOffer, DeskRfi } from './rfi-desk.contract.ts';
import {
  arrivalsOf,
  type DraftAlternative,
  itemFactsOf,
  lineMark,
  priceOfAlternative,
  type RfiTerms,
  shortageOf,
} from './rfi-draft.rule.ts';
import styles from './rfi-lines.module.css';
import type { Answering } from './use-answering.ts';

export type RfiLinesProps = {
  rfi: DeskRfi;
  terms: RfiTerms;
  answering: Answering;
  canAnswer: boolean;
  /** The part shown under the current line on a narrow screen. */
  below: ReactNode;
};

const columnCount = 12;

const markTexts = () => ({
  ordered: 'ordered',
  changed: 'changed meanwhile',
  draft: 'ready to send',
  declining: 'ready to decline',
  quoted: 'quoted',
  declined: 'declined',
  ended: 'ended',
  words: 'in words',
  maker: 'waits for the maker',
  open: 'open',
});

/** Fields stand only in the current line, so rows never change their height. */
export function RfiLines({ rfi, terms, answering, canAnswer, below }: RfiLinesProps) {
  const sign = currencySign(rfi.currency);
  const hasTargets = rfi.lines.some((line) => targetOf(line, rfi.currency) !== '');
  return (
    <div className={styles.scroller}>
      <table className={styles.lines}>
        <caption className={styles.hidden}>{`Lines of ${rfi.number}`}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.stateCell}>
              <span className={styles.hidden}>State</span>
            </th>
            <th scope="col" className={styles.end}>
              #
            </th>
            <th scope="col">Item</th>
            <th scope="col" className={styles.end}>
              Asked
            </th>
            <th scope="col" className={styles.end}>
              In stock
            </th>
            <th scope="col">Arriving</th>
            <th scope="col" className={styles.end}>{`Last to them, ${sign}`}</th>
            {hasTargets && <th scope="col" className={styles.end}>{`Their target, ${sign}`}</th>}
            <th scope="col" className={styles.end}>{`Price, ${sign}`}</th>
            <th scope="col" className={styles.end}>
              Qty
            </th>
            <th scope="col">By</th>
            <th scope="col">{`Margin, floor ${terms.marginFloorBp / 100}%`}</th>
          </tr>
        </thead>
        <tbody>
          {rfi.lines.map((line) => (
            <Fragment key={line.lineNo}>
              <Row
                line={line}
                terms={terms}
                answering={answering}
                currency={rfi.currency}
                canAnswer={canAnswer}
                hasTargets={hasTargets}
              />
              <AlternativeRows line={line} terms={terms} answering={answering} hasTargets={hasTargets} />
              {below && answering.current === line && (
                <tr className={styles.paneRow}>
                  <td colSpan={columnCount}>{below}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the buyer says of the line, in a few letters; the pane beside has it whole. */
function targetOf({ targetMinor, buyerRemark, files }: DeskLine, currency: DeskRfi['currency']): string {
  return [
    targetMinor ? formatAmount({ minor: targetMinor, currency }) : '',
    buyerRemark ? 'remark' : '',
    files.length > 0 ? 'file' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The item that is offered, and the one that it is offered for. */
function ItemNames({ line, offer }: { line: DeskLine; offer: DeskOffer | undefined }) {
  const isInWords = line.itemId === null;
  const name = isInWords ? `“${line.itemName}”` : line.itemName;
  const isOther = line.askedAs !== '' && !isInWords && line.alternativeTo === null;
  const [shown, rest] = offer
    ? [offer.itemName, `${offer.maker} for ${name} ${line.maker}`]
    : [name, isOther ? `${line.maker} for ${line.askedAs}` : line.maker];
  return (
    <span title={`${shown} ${rest}`}>
      <span className={styles.designation}>{shown}</span> <span className={styles.faint}>{rest}</span>
    </span>
  );
}

type RowProps = {
  line: DeskLine;
  terms: RfiTerms;
  answering: Answering;
  currency: DeskRfi['currency'];
  canAnswer: boolean;
  hasTargets: boolean;
};

/** A mouse pressed beside the fields takes the focus from the price, which got it when the press began. */
function keepFocus({ currentTarget: row, pointerType }: PointerEvent<HTMLTableRowElement>): void {
  if (pointerType === 'touch' || row.contains(document.activeElement) || !getSelection()?.isCollapsed) return;
  const price = row.querySelector<HTMLInputElement>('[data-field="price"]');
  price?.focus();
  price?.select();
}

function Row({ line, terms, answering, currency, canAnswer, hasTargets }: RowProps) {
  const isCurrent = answering.current === line;
  const mark = lineMark(line, answering.drafts[line.lineNo]);
  const offer = isCurrent ? answering.typed?.offer : answering.drafts[line.lineNo]?.offer;
  const isItem = offer !== undefined || line.itemId !== null;
  const { free } = itemFactsOf(line, offer);
  const [first] = arrivalsOf(line, offer);
  const amount = (minor: number) => formatAmount({ minor, currency });
  return (
    <tr
      data-line={line.lineNo}
      data-mark={mark}
      aria-current={isCurrent || undefined}
      className={styles.row}
      onPointerDown={() => answering.goTo(line.lineNo)}
      onPointerUp={keepFocus}
    >
      <td className={styles.stateCell}>
        <i className={styles.square} data-mark={mark} data-current={isCurrent || undefined} aria-hidden="true" />
        <span className={styles.hidden}>{markTexts()[mark]}</span>
      </td>
      <td className={styles.place}>{line.alternativeTo !== null ? 'or' : line.lineNo}</td>
      <th scope="row" className={styles.item}>
        <ItemNames line={line} offer={offer} />
      </th>
      <td className={styles.strong} data-label="Asked">
        {countText(line.quantityAsked)}
      </td>
      <td
        className={styles.end}
        data-label="In stock"
        data-short={isItem ? shortageOf(free, line.quantityAsked) : undefined}
      >
        {isItem ? countText(free) : ''}
      </td>
      <td className={first ? undefined : styles.faint} data-label="Arriving">
        {!isItem ? '' : first ? `${countText(first.quantity)}, ${dayEntryText(first.dueOn, terms.today)}` : 'none'}
      </td>
      <td className={styles.end} data-label="Last to them">
        {line.itemId === null || offer ? (
          ''
        ) : line.last ? (
          <>
            {amount(line.last.unitMinor)}{' '}
            <span className={styles.faint}>{dayEntryText(line.last.on, line.last.on)}</span>
          </>
        ) : (
          <span className={styles.faint}>never</span>
        )}
      </td>
      {hasTargets && (
        <td className={styles.end} data-label="Their target">
          {targetOf(line, currency)}
        </td>
      )}
      <LineCells
        line={line}
        mark={mark}
        terms={terms}
        currency={currency}
        answering={answering}
        hasFields={isCurrent && canAnswer && mark !== 'ordered'}
      />
    </tr>
  );
}

type ShownAlternative = Pick<DraftAlternative, 'offer' | 'expectedOn'> & { unitMinor: number | undefined };
type AlternativeRowsProps = { line: DeskLine; terms: RfiTerms; answering: Answering; hasTargets: boolean };

/** The rows below a line have what will be offered beside it; the fields are in the pane. */
export function AlternativeRows({ line, terms, answering, hasTargets }: AlternativeRowsProps) {
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
      {hasTargets && <td />}
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
