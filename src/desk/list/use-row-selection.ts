import { useState } from 'react';
import { withSelection } from '../../ui/table/table-selection.ts';

const none: ReadonlySet<string> = new Set();

/** Rows are selected one by one, or from the one that was selected last to another. */
export function useRowSelection(keys: readonly string[]) {
  const [selected, setSelected] = useState(none);
  const [last, setLast] = useState('');
  return {
    selected,
    select: setSelected,
    toggle(index: number) {
      const key = keys[index];
      if (key === undefined) return;
      setLast(key);
      setSelected((before) => withSelection(before, [key], !before.has(key)));
    },
    /** `orFrom` is where a range begins before any row was selected. */
    selectTo(index: number, orFrom = index) {
      const start = keys.indexOf(last);
      const from = start < 0 ? orFrom : start;
      const range = keys.slice(Math.min(from, index), Math.max(from, index) + 1);
      if (start < 0) setLast(keys[from] ?? '');
      setSelected((before) => withSelection(before, range, true));
    },
    clear: () => setSelected(none),
  };
}
