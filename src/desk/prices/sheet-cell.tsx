import { type PriceColumn, priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './sheet.module.css';
import { isChangedAt, type SheetRow } from './sheet.ts';
import type { useSheetKeys } from './use-sheet-keys.ts';

const labels: Readonly<Record<PriceColumn, string>> = {
  for: 'For',
  min_qty: 'From quantity',
  discount_percent: 'Discount in percent',
  net_price: 'Net price',
  valid_from: 'First day',
  valid_to: 'Last day',
};

type CellProps = {
  column: PriceColumn;
  row: SheetRow;
  at: number;
  text: string;
  placeholder?: string | undefined;
  isBad: boolean;
  isDerived: boolean;
  isCurrent: boolean;
  /** Whether the cell is within the range that is copied. */
  isSelected: boolean;
  keys: ReturnType<typeof useSheetKeys>;
};

export function SheetCell({
  column,
  row,
  at,
  text,
  placeholder,
  isBad,
  isDerived,
  isCurrent,
  isSelected,
  keys,
}: CellProps) {
  const position = priceColumns.indexOf(column);
  const isDay = column === 'valid_from' || column === 'valid_to';
  const isText = column === 'for' || isDay;
  const { editing } = keys;
  const isEditing = isCurrent && editing !== undefined;
  const className = classNames(
    !isText && styles.end,
    isDay && styles.day,
    column === 'for' && row.facts?.item && styles.item,
    isChangedAt(row, column) && styles.changed,
    isDerived && styles.derived,
    isSelected && styles.selected,
    isBad && styles.bad,
    isEditing && styles.edit,
  );
  return (
    <td className={className}>
      <input
        data-at={`${at}-${position}`}
        aria-label={`${labels[column]}, ${at + 1}`}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? noteId(at) : undefined}
        tabIndex={isCurrent ? 0 : -1}
        readOnly={!isEditing}
        placeholder={placeholder}
        value={isEditing ? editing : text}
        onChange={(event) => keys.setEditing(event.target.value)}
        onPointerDown={(event) => keys.startRange(event.shiftKey)}
        onFocus={() => keys.setCursor({ row: at, column: position })}
        onDoubleClick={() => keys.startEditing()}
        onBlur={() => isEditing && keys.commit()}
      />
    </td>
  );
}

export const noteId = (at: number) => `price-note-${at}`;
