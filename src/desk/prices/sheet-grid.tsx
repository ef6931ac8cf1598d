import { Fragment, useEffect, useRef } from 'react';
import { type PriceColumn, priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
import { type Currency, currencySign } from '../../lib/currency.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './sheet.module.css';
import { isChangedAt, type PriceSheet, type SheetRow } from './sheet.ts';
import { noteId, SheetCell } from './sheet-cell.tsx';
import { changeText, listText, nowText, rowMarginBp, shownText } from './sheet-texts.ts';
import type { SheetProblem, SheetReport } from './use-price-sheet.ts';
import type { useSheetKeys } from './use-sheet-keys.ts';

type GridProps = {
  caption: string;
  sheet: PriceSheet;
  report: SheetReport | undefined;
  currency: Currency;
  floorBp: number;
  keys: ReturnType<typeof useSheetKeys>;
  onTake: (row: number, code: string) => void;
  onReload: (line: number) => void;
};

export function SheetGrid({ caption, sheet, report, currency, floorBp, keys, onTake, onReload }: GridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isActive = useRef(false);
  const { row, column: position } = keys.cursor;
  useEffect(() => {
    // A row that has the focus may be replaced or dropped; the focus then is in no element.
    if (!isActive.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-at="${row}-${position}"]`)?.focus();
  }, [row, position, sheet.rows]);
  const problems = new Map(report?.problems.map((problem) => [problem.line, problem]));
  const moves = new Map(report?.moves.map((move) => [move.line, move]));
  const sign = currencySign(currency);
  const typeHere = 'Item, maker or category, or paste';
  const firstItem = sheet.rows.findIndex(({ facts }) => facts?.scope === 'item');
  const firstNew = sheet.rows.findIndex(({ facts }) => facts === null);

  return (
    <div className={styles.box}>
      <table
        ref={grid}
        className={styles.sheet}
        onKeyDown={keys.onKeyDown}
        onPaste={keys.onPaste}
        onCopy={keys.onCopy}
        onFocus={() => {
          isActive.current = true;
        }}
        onBlur={() => {
          isActive.current = false;
        }}
      >
        <caption className={styles.unseen}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              <span className={styles.unseen}>Row</span>
            </th>
            <th scope="col">For</th>
            <th scope="col" className={styles.end}>{`List, ${sign}`}</th>
            <th scope="col" className={styles.end}>
              From qty
            </th>
            <th scope="col" className={styles.end}>
              Less, %
            </th>
            <th scope="col" className={styles.end}>{`Net, ${sign}`}</th>
            <th scope="col" className={styles.end}>{`Now, ${sign}`}</th>
            <th scope="col" className={styles.end}>
              Change
            </th>
            <th scope="col" className={styles.end}>
              Margin
            </th>
            <th scope="col">From</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => {
            const problem = problems.get(at + 1);
            const cell = (column: PriceColumn) => (
              <SheetCell
                column={column}
                row={row}
                at={at}
                isBad={problem?.field === column}
                text={shownText(row, column)}
                placeholder={column === 'for' && !row.saved ? typeHere : undefined}
                isDerived={isDerived(row, column)}
                isCurrent={keys.cursor.row === at && priceColumns[position] === column}
                isSelected={keys.isSelected(at, column)}
                keys={keys}
              />
            );
            return (
              <Fragment key={row.key}>
                {at === 0 && row.facts && firstItem !== 0 && <GroupRow text="Makers and kinds" />}
                {at === firstItem && <GroupRow text="Items" />}
                {at === firstNew && <GroupRow text="New rows" />}
                <tr className={classNames(row.isPasted && styles.pasted, row.isEnding && styles.ending)}>
                  <th scope="row" className={styles.number}>
                    {at + 1}
                  </th>
                  {cell('for')}
                  <td className={styles.shown}>{listText(row, currency)}</td>
                  {cell('min_qty')}
                  {cell('discount_percent')}
                  {cell('net_price')}
                  <td className={styles.shown}>{nowText(row, moves.get(at + 1), currency)}</td>
                  <td className={styles.shown}>{changeText(moves.get(at + 1))}</td>
                  <MarginCell row={row} floorBp={floorBp} />
                  {cell('valid_from')}
                  {cell('valid_to')}
                </tr>
                {problem && (
                  <NoteRow id={noteId(at)} problem={problem} onTake={(code) => onTake(at, code)} onReload={onReload} />
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Worked out from the other column. */
function isDerived(row: SheetRow, column: PriceColumn): boolean {
  const isPrice = column === 'discount_percent' || column === 'net_price';
  return isPrice && row.cells[column] === '' && !isChangedAt(row, column);
}

function MarginCell({ row, floorBp }: { row: SheetRow; floorBp: number }) {
  const bp = rowMarginBp(row);
  return (
    <td className={classNames(styles.shown, bp !== undefined && bp < floorBp && styles.low)}>
      {bp !== undefined && `${(bp / 100).toFixed(1)} %`.replace('-', '−')}
    </td>
  );
}

function GroupRow({ text }: { text: string }) {
  return (
    <tr className={styles.group}>
      <td className={styles.number} />
      <td colSpan={10}>{text}</td>
    </tr>
  );
}

type NoteProps = {
  id: string;
  problem: SheetProblem;
  onTake: (code: string) => void;
  onReload: (line: number) => void;
};

function NoteRow({ id, problem, onTake, onReload }: NoteProps) {
  const { message, choices, stale, line } = problem;
  return (
    <tr className={styles.note}>
      <td className={styles.number} />
      <td colSpan={10}>
        <span className={styles.error}>
          <Icon name="bad" small />
          <span id={id}>{message}</span>
          {choices.map(({ code, name, maker }) => (
            <Button key={code} small onClick={() => onTake(code)}>{`Take ${maker} ${name}`}</Button>
          ))}
          {stale && (
            <Button small onClick={() => onReload(line)}>
              Load it again
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
