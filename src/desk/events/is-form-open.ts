/** Whether somebody is at a form of the page: a dialog is open, or a field other than a search has the focus. */
export function isFormOpen(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  const field = document.activeElement;
  return (
    field instanceof HTMLElement &&
    (field.isContentEditable || field.matches('textarea, select, input:not([type="search"], [type="checkbox"])'))
  );
}
