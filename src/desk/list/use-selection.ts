import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';

type SelectableRow = { id: string; toggleSelected(): void };
type Change = (before: RowSelectionState) => RowSelectionState;

/** Rows are selected one by one, or from the one that was selected last to another. */
export function useSelection(visible: readonly SelectableRow[], change: (to: Change) => void) {
  const [last, setLast] = useState('');
  return {
    toggle(index: number) {
      const row = visible[index];
      if (!row) return;
      setLast(row.id);
      row.toggleSelected();
    },
    /** `orFrom` is where a range begins before any row was selected. */
    selectTo(index: number, orFrom = index) {
      const start = visible.findIndex(({ id }) => id === last);
      const from = start < 0 ? orFrom : start;
      const range = visible.slice(Math.min(from, index), Math.max(from, index) + 1);
      if (start < 0) setLast(visible[from]?.id ?? '');
      change((before) => ({ ...before, ...Object.fromEntries(range.map(({ id }) => [id, true as const])) }));
    },
    clear: () => change(() => ({})),
  };
}
