/** Whether a key belongs to a field, so that it must not be taken for a command. */
export function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
