/** Waits for all quantities being saved, then proceeds unless one of these lines has a quantity that was refused: the first is pointed at. */
export async function proceedWhenSaved<Id>(
  lineIds: readonly Id[],
  unsavedIds: Pick<ReadonlySet<Id>, 'has'>,
  allSaved: () => Promise<unknown>,
  proceed: () => unknown,
  pointAt: (unsavedId: Id) => void,
): Promise<void> {
  // While one quantity is saved, the next may be typed.
  for (let save = allSaved(), next: Promise<unknown> | undefined; save !== next; save = allSaved()) {
    next = save;
    await save;
  }
  const unsavedId = lineIds.find((id) => unsavedIds.has(id));
  if (unsavedId === undefined) await proceed();
  else pointAt(unsavedId);
}
