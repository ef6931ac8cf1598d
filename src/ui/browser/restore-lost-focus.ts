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
 * page; to the heading of its region where nothing is left beside it.
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

/** In the shop the path alone does not tell an order from the next, at the desk the title does not change. */
const currentPage = () => `${location.pathname} ${document.title}`;

function locationOf(element: Element): FocusLocation {
  const steps: AncestorStep[] = [];
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement) {
    const siblings = [...node.parentElement.children];
    steps.push({ parent: node.parentElement, siblings, index: siblings.indexOf(node) });
  }
  return { element, page: currentPage(), steps };
}

function focusReplacement({ page, steps }: FocusLocation) {
  const connectedIndex = page === currentPage() ? steps.findIndex(({ parent }) => parent.isConnected) : -1;
  const step = steps[connectedIndex];
  const path = steps.slice(0, connectedIndex).map(({ index }) => index);
  for (const candidate of step ? focusCandidates(step) : []) {
    const found = matchingElementIn(candidate, path.toReversed());
    found?.focus();
    if (found && document.activeElement === found) return;
  }
  const heading = step?.parent.closest('section, aside')?.querySelector<HTMLElement>('h2, h3');
  focusAlone(heading ?? document.querySelector('main'));
}

/** What is otherwise not focused with Tab. */
function focusAlone(element: HTMLElement | null) {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: element.matches('main') });
}

/** The element at the same position in a candidate, else its first focusable one. */
function matchingElementIn(container: Element, path: readonly number[]): HTMLElement | null {
  const match = path.reduce((node, index) => node.children[index] ?? node, container);
  return match.matches(focusableSelector)
    ? (match as HTMLElement)
    : (match.querySelector(focusableSelector) ?? container.querySelector(focusableSelector));
}
