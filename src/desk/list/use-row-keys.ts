import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { isOnControl, isTyping } from '../keys/is-typing.ts';

type RowActions = {
  open: (index: number) => string | undefined;
  /** Undefined where rows cannot be selected. */
  toggle: ((index: number) => void) | undefined;
  /** From the row that was selected last to this one. */
  selectTo: (index: number, orFrom?: number) => void;
  clear: () => void;
};

/**
 * j and k move the current row, Enter opens it, x selects it; with Shift the rows on the way are selected. `left` is the
 * row one comes back to, or ''.
 */
export function useRowKeys(ids: readonly string[], left: string, { open, toggle, selectTo, clear }: RowActions) {
  const [marked, setMarked] = useState({ id: left, index: -1 });
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const found = ids.indexOf(marked.id);
  // A row that left the list hands its place to the next one.
  const current = found >= 0 ? found : Math.min(marked.index, ids.length - 1);

  const handleKey = (event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    if (key === 'j' || key === 'k') {
      const next = key === 'j' ? Math.min(current + 1, ids.length - 1) : Math.max(current - 1, 0);
      if (event.shiftKey && toggle) selectTo(next, Math.max(current, 0));
      move(next);
    } else if (key === 'x' && current >= 0 && toggle) {
      if (event.shiftKey) selectTo(current);
      else toggle(current);
    } else if (key === 'escape' && toggle) clear();
    else if (key === 'enter' && current >= 0 && !isOnControl(event)) {
      const path = open(current);
      if (path) void navigate(path);
    } else return;
    event.preventDefault();
  };

  const setCurrent = (index: number) => setMarked({ id: ids[index] ?? '', index });

  function move(index: number) {
    setCurrent(index);
    // Enter then opens the row instead of pressing the button used last.
    if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
    body.current?.rows[index]?.scrollIntoView({ block: 'nearest' });
  }

  useDocumentKeydown(handleKey);
  return { body, current, setCurrent };
}
