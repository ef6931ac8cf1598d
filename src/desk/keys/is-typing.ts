/** Whether a key belongs to a field, so that it must not be taken for a command. */
export function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );
}

/** Whether Enter presses what has the focus. */
export const isOnControl = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('a, button, summary');
