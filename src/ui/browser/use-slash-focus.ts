import { useEffect } from 'react';

const typingSelector = 'input, textarea, select, dialog[open] *, [contenteditable]';

/** '/' focuses the search box, unless the user is typing or a dialog is open. */
export function useSlashFocus(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.activeElement?.matches(typingSelector)) return;
      const box = document.querySelector<HTMLInputElement>('[role=search] input[name=q]');
      if (!box) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
