import type { FocusPath } from './focus-candidates.ts';
import { useDocumentKeydown } from './use-document-keydown.ts';

let path: FocusPath = [];

function pathOfFocus(): FocusPath {
  const path = [];
  for (let node = document.activeElement; node; node = node.parentElement)
    path.push([node, [...node.children]] as const);
  return path;
}

/** Loaded on the first key. Until it has arrived, each key notes what it may remove. */
export function useFocusRestoration(): void {
  useDocumentKeydown(() => {
    const isFirst = path.length === 0;
    path = pathOfFocus();
    if (isFirst)
      void import('./restore-lost-focus.ts').then(
        (module) => module.restoreLostFocus(path, pathOfFocus),
        () => undefined,
      );
  });
}
