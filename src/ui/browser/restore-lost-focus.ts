import { focusCandidates, type SiblingPosition } from './focus-candidates.ts';

/** No text fields: focusing one opens a phone's keyboard. */
const focusableSelector =
  'a[href], button:not(:disabled), input:is([type=checkbox], [type=radio]):not(:disabled), summary';

type AncestorStep = SiblingPosition<Element> & { parent: Element };

type FocusLocation = {
  element: Element;
  page: string;
  steps: readonly AncestorStep[];
};

/**
 * Moves the focus to the nearest remaining element when the focused one is removed, alone, with its row or with its
 * page.
 */
export function restoreLostFocus(): void {
  let last = document.activeElement ? locationOf(document.activeElement) : undefined;
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    focusReplacement(last);
  });
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? locationOf(target) : undefined;
  });
  document.addEventListener('pointerdown', () => {
    last = undefined;
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function locationOf(element: Element): FocusLocation {
  const steps: AncestorStep[] = [];
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement) {
    const siblings = [...node.parentElement.children];
    steps.push({ parent: node.parentElement, siblings, index: siblings.indexOf(node) });
  }
  return { element, page: document.title, steps };
}

function focusReplacement({ page, steps }: FocusLocation) {
  const connectedIndex = page === document.title ? steps.findIndex(({ parent }) => parent.isConnected) : -1;
  const step = steps[connectedIndex];
  const path = steps.slice(0, connectedIndex).map(({ index }) => index);
  for (const candidate of step ? focusCandidates(step) : []) {
    const found = matchingElementIn(candidate, path.toReversed());
    found?.focus();
    if (found && document.activeElement === found) return;
  }
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}

/** The element at the same position in a candidate, else its first focusable one. */
function matchingElementIn(container: Element, path: readonly number[]): HTMLElement | null {
  const match = path.reduce((node, index) => node.children[index] ?? node, container);
  return match.matches(focusableSelector)
    ? (match as HTMLElement)
    : (match.querySelector(focusableSelector) ?? container.querySelector(focusableSelector));
}
