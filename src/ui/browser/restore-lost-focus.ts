/** No text fields: focusing one opens a phone's keyboard. */
const focusableSelector =
  'a[href], button:not(:disabled), input:is([type=checkbox], [type=radio]):not(:disabled), summary';

type AncestorStep = { parent: Element; siblings: readonly Element[]; index: number };

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
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    const siblings = [...at.parentElement.children];
    steps.push({ parent: at.parentElement, siblings, index: siblings.indexOf(at) });
  }
  return { element, page: document.title, steps };
}

function focusReplacement({ page, steps }: FocusLocation) {
  const left = page === document.title ? steps.findIndex(({ parent }) => parent.isConnected) : -1;
  const step = steps[left];
  const path = steps.slice(0, left).map(({ index }) => index);
  for (const neighbour of step ? neighboursOf(step) : []) {
    const found = matchingElementIn(neighbour, path.toReversed());
    found?.focus();
    if (found && document.activeElement === found) return;
  }
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}

function neighboursOf({ parent, siblings, index }: AncestorStep): Element[] {
  const replaced = parent.children.length === siblings.length ? parent.children[index] : undefined;
  const after = siblings.slice(index + 1).find((sibling) => sibling.isConnected);
  const before = siblings.slice(0, index).findLast((sibling) => sibling.isConnected);
  return [replaced, after, before].filter((element) => element !== undefined);
}

/** The element at the same position in the neighbour, else its first focusable one. */
function matchingElementIn(neighbour: Element, path: readonly number[]): HTMLElement | null {
  const at = path.reduce((from, index) => from.children[index] ?? from, neighbour);
  return at.matches(focusableSelector)
    ? (at as HTMLElement)
    : (at.querySelector(focusableSelector) ?? neighbour.querySelector(focusableSelector));
}
