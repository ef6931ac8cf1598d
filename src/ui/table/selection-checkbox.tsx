import { useEffect, useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { Checkbox } from '../controls/checkbox-radio.tsx';
import type { RowSelection } from './table-columns.ts';
import { selectionState, withSelection } from './table-selection.ts';

type SelectAllProps<Row> = {
  selection: Pick<RowSelection<Row>, 'selected' | 'onChange'>;
  keys: readonly string[];
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
      aria-label={label ? undefined : t`Select all`}
      checked={share === 'all'}
      disabled={keys.length === 0}
      onChange={(event) => selection.onChange(withSelection(selection.selected, keys, event.currentTarget.checked))}
    />
  );
}

type SelectRowProps<Row> = { selection: RowSelection<Row>; row: Row; rowKey: string };

export function SelectRow<Row>({ selection, row, rowKey }: SelectRowProps<Row>) {
  return (
    <Checkbox
      roomy
      aria-label={t`Select ${selection.labelFor(row)}`}
      checked={selection.selected.has(rowKey)}
      disabled={selection.isDisabled?.(row) ?? false}
      onChange={(event) => selection.onChange(withSelection(selection.selected, [rowKey], event.currentTarget.checked))}
    />
  );
}
