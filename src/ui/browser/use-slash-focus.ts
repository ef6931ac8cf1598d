import { useDocumentKeydown } from './use-document-keydown.ts';

const typingSelector = 'input, textarea, select, dialog[open] *, [contenteditable]';

/** '/' focuses the search box, unless the user is typing or a dialog is open; Ctrl-K also while typing. */
export function useSlashFocus(): void {
  useDocumentKeydown((event) => {
    if (!isShortcut(event)) return;
    const box = document.querySelector<HTMLInputElement>('[role=search] input[name=q]');
    if (!box) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}

function isShortcut(event: KeyboardEvent): boolean {
  const focused = document.activeElement;
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !focused?.matches('dialog[open] *');
  return event.key === '/' && !focused?.matches(typingSelector);
}
