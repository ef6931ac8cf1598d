import type { ElementHandle, Locator, Page } from 'playwright-core';

export type InputDevice = {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator): Promise<void>;
  pick(target: Locator, label: string): Promise<void>;
  tick(target: Locator): Promise<void>;
};

/** More than any page needs. */
const maxTabs = 150;

export const mouse: InputDevice = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: (target) => target.check(),
  async pick(target, label) {
    const entries = await target.locator('option').allTextContents();
    await target.selectOption(entries.find((entry) => entry.startsWith(label)) ?? label);
  },
  tick: (target) => target.check(),
};

/** Every element it reaches must show a focus indicator. */
export function keyboard(page: Page): InputDevice {
  const keys = page.keyboard;
  return {
    async press(target) {
      await focusWithKeyboard(target);
      // A busy button takes no press; Playwright's click waits for it by itself.
      await target.and(page.locator(':not([aria-busy="true"])')).waitFor();
      await keys.press('Enter');
    },
    async write(target, text) {
      await focusWithKeyboard(target);
      await keys.press('ControlOrMeta+A');
      await keys.type(text);
    },
    async choose(target) {
      const group = page.locator(`input[name="${await target.getAttribute('name')}"]`);
      await focusWithKeyboard(group.and(page.locator(':checked')));
      for (let left = await group.count(); left > 0 && !(await target.isChecked()); left--)
        await keys.press('ArrowDown');
    },
    async pick(target, label) {
      await focusWithKeyboard(target);
      await keys.type(label);
    },
    async tick(target) {
      await focusWithKeyboard(target);
      await keys.press('Space');
    },
  };
}

/** Throws when Tab cannot reach the element or its focus is invisible. */
export async function focusWithKeyboard(target: Locator): Promise<void> {
  await target.waitFor();
  let found = await target.elementHandle();
  for (let tabs = 0; ; tabs++) {
    const focus = await focusOf(found);
    if (focus === 'here') break;
    if (tabs === maxTabs) throw new Error(`${target} cannot be reached with the Tab key`);
    // Only where the page has replaced it, because finding an element by its role costs more than the Tab key.
    if (focus === 'gone') found = await target.elementHandle();
    else await target.page().keyboard.press('Tab');
  }
  if (!(await showsFocus(target))) throw new Error(`${target} does not show that it has the focus`);
}

const focusOf = (found: ElementHandle | null) =>
  found?.evaluate((node) => (node === document.activeElement ? 'here' : node.isConnected ? 'elsewhere' : 'gone'));

function showsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const framed = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one != null);
    const looks = () =>
      framed.map((one) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(one);
        return outlineStyle === 'none' || outlineWidth === '0px' ? `${boxShadow} ${borderColor}` : 'outlined';
      });
    const focused = looks();
    if (focused.includes('outlined')) return true;
    if (!(element instanceof HTMLElement)) return false;
    element.blur();
    const blurred = looks();
    element.focus();
    return focused.join() !== blurred.join();
  });
}
