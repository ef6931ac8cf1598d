/** Waits for all quantities being saved, then proceeds unless one of these lines has a quantity that was refused. */
export async function proceedWhenSaved<Id>(
  lineIds: readonly Id[],
  unsavedIds: ReadonlySet<Id>,
  allSaved: () => Promise<unknown>,
  proceed: () => unknown,
): Promise<void> {
  // While one quantity is saved, the next may be typed.
  for (let save = allSaved(), next: Promise<unknown> | undefined; save !== next; save = allSaved()) {
    next = save;
    await save;
  }
  if (!lineIds.some((id) => unsavedIds.has(id))) await proceed();
}
