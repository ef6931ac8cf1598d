import { type FocusPath, focusCandidates, type SiblingPosition } from './focus-candidates.ts';

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
 * page; to the heading of its region where nothing is left beside it. From a message that is closed it goes back to what
 * was pressed before.
 */
export function restoreLostFocus(path: FocusPath, pathOfFocus: () => FocusPath): void {
  let last: FocusLocation | undefined = locationOf(path);
  let pressed = last;
  const restore = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const wasInToast = isInToast(last);
    if (wasInToast && focusNeighbour(last)) return;
    focusReplacement(wasInToast && pressed ? pressed : last);
  };
  restore();
  const observer = new MutationObserver(restore);
  document.addEventListener('focusin', () => {
    last = locationOf(pathOfFocus());
  });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const here = key === 'Enter' || key === ' ' ? locationOf(pathOfFocus()) : undefined;
      if (here && !isInToast(here)) pressed = here;
    },
    true,
  );
  document.addEventListener('pointerdown', () => {
    last = undefined;
    pressed = undefined;
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** In the shop the path alone does not tell an order from the next, at the desk the title does not change. */
const currentPage = () => `${location.pathname} ${document.title}`;

function locationOf(path: FocusPath): FocusLocation | undefined {
  const focused = path[0]?.[0];
  if (!focused) return undefined;
  const steps = path.slice(1).map(([parent, siblings], index) => {
    const child = path[index]?.[0];
    return { parent, siblings, index: child ? siblings.indexOf(child) : -1 };
  });
  // Until this was loaded, the page may have been left.
  const isLeft = path.some(([node]) => node.matches('main') && !node.isConnected);
  return { element: focused, page: isLeft ? '' : currentPage(), steps };
}

function focusReplacement(lost: FocusLocation) {
  if (focusNeighbour(lost)) return;
  const heading = connectedStep(lost)?.parent.closest('section, aside')?.querySelector<HTMLElement>('h2, h3');
  focusAlone(heading ?? document.querySelector('main'));
}

/** The element itself where it is still there, else what is beside it. */
function focusNeighbour(lost: FocusLocation): boolean {
  const step = connectedStep(lost);
  if (!step) return false;
  const path = lost.steps.slice(0, lost.steps.indexOf(step)).map(({ index }) => index);
  const itself = lost.element.isConnected ? [lost.element as HTMLElement] : [];
  const others = focusCandidates(step).map((candidate) => matchingElementIn(candidate, path.toReversed()));
  return [...itself, ...others].some((element) => {
    element?.focus();
    return element !== null && document.activeElement === element;
  });
}

const connectedStep = ({ page, steps }: FocusLocation): AncestorStep | undefined =>
  page === currentPage() ? steps.find(({ parent }) => parent.isConnected) : undefined;

const isInToast = ({ steps }: FocusLocation) => steps.some(({ parent }) => parent.matches('[role=status]'));

/** Focuses what is otherwise not focused with Tab. */
export function focusAlone(element: HTMLElement | null): void {
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
