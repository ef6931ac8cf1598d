import { useEffect, useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { Checkbox } from '../controls/checkbox-radio.tsx';
import type { RowSelection } from './table-columns.ts';
import { selectionState, withSelection } from './table-selection.ts';

type SelectAllProps<Row> = {
  selection: Pick<RowSelection<Row>, 'selected' | 'onChange' | 'allLabel'>;
  keys: readonly string[];
  /** Shown beside the box. */
  label?: string;
};

/** Indeterminate if only some rows are selected. */
export function SelectAll<Row>({ selection, keys, label }: SelectAllProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  const share = selectionState(keys, selection.selected);
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <Checkbox
      ref={box}
      label={label}
      aria-label={label ? undefined : (selection.allLabel ?? t`Select all`)}
      checked={share === 'all'}
      disabled={keys.length === 0}
      onChange={(event) => selection.onChange(withSelection(selection.selected, keys, event.currentTarget.checked))}
    />
  );
}

type SelectRowProps<Row> = { selection: RowSelection<Row>; row: Row; rowKey: string; headId: string };

export function SelectRow<Row>({ selection, row, rowKey, headId }: SelectRowProps<Row>) {
  const { selected, onChange, onPress, labelFor, isDisabled } = selection;
  const name = labelFor
    ? { 'aria-label': t`Select ${labelFor(row)}` }
    : { id: `${headId}-box`, 'aria-label': t`Select this row`, 'aria-labelledby': `${headId}-box ${headId}` };
  return (
    <Checkbox
      roomy
      {...name}
      checked={selected.has(rowKey)}
      disabled={isDisabled?.(row) ?? false}
      onClick={onPress && ((event) => onPress(rowKey, event))}
      onChange={(event) => {
        if (!onPress) onChange(withSelection(selected, [rowKey], event.currentTarget.checked));
      }}
    />
  );
}
