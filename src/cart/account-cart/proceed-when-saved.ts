/** Waits for all quantities being saved, then proceeds unless one of these lines has a quantity that was refused. */
export async function proceedWhenSaved(
  lineIds: readonly number[],
  unsavedIds: ReadonlySet<number>,
  allSaved: () => Promise<unknown>,
  proceed: () => unknown,
): Promise<void> {
  await allSaved();
  if (!lineIds.some((id) => unsavedIds.has(id))) await proceed();
}
