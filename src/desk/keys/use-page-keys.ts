import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { isOnControl, isTyping } from './is-typing.ts';

/** Keys in small letters (`escape`) act on the page unless somebody types, `ctrl+enter` also then. With an open dialog none does. */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useDocumentKeydown((event) => {
    const withControl = event.ctrlKey || event.metaKey;
    const act = keys[`${withControl ? 'ctrl+' : ''}${event.key.toLowerCase()}`];
    if (!act || event.altKey || (!withControl && isTyping(event))) return;
    if (event.key === 'Enter' && !withControl && isOnControl(event)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
}
