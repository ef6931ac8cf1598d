import { useEffect, useRef } from 'react';
import { say } from '../lib/say.ts';
import { Checkbox } from './choice.tsx';
import type { Selection } from './table-columns.ts';
import { selectedShare, withKeys } from './table-selection.ts';

type SelectAllProps<Row> = { selection: Selection<Row>; keys: readonly string[]; label?: string };

/** The box that selects every row that can be; half ticked when some are. */
export function SelectAll<Row>({ selection, keys, label }: SelectAllProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  const share = selectedShare(keys, selection.selected);
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <Checkbox
      ref={box}
      label={label}
      aria-label={label ? undefined : say`Select all`}
      checked={share === 'all'}
      disabled={keys.length === 0}
      onChange={(event) => selection.onChange(withKeys(selection.selected, keys, event.currentTarget.checked))}
    />
  );
}

type SelectRowProps<Row> = { selection: Selection<Row>; row: Row; rowKey: string };

export function SelectRow<Row>({ selection, row, rowKey }: SelectRowProps<Row>) {
  return (
    <Checkbox
      aria-label={say`Select ${selection.nameOf(row)}`}
      checked={selection.selected.has(rowKey)}
      disabled={selection.blocked?.(row) ?? false}
      onChange={(event) => selection.onChange(withKeys(selection.selected, [rowKey], event.currentTarget.checked))}
    />
  );
}
