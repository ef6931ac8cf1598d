import { useRef } from 'react';

/** Waits for the quantities that are being saved, then proceeds unless one of these lines has one that is not saved: it gets the focus. */
export type WhenSaved<Id> = (ids: readonly Id[], proceed: () => unknown) => Promise<void>;

/** Typed quantities that are not saved yet. In refs, because they are not shown: typing renders its own field only. */
export function useLineSaves<Id>() {
  const unsavedInputs = useRef(new Map<Id, HTMLElement | null>());
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  function noteUnsaved(id: Id, isUnsaved: boolean, input: HTMLElement | null) {
    if (isUnsaved) unsavedInputs.current.set(id, input);
    else unsavedInputs.current.delete(id);
  }

  function noteSave<Result>(save: Promise<Result>): Promise<Result> {
    lastSave.current = Promise.all([lastSave.current, save]);
    return save;
  }

  const whenSaved: WhenSaved<Id> = (ids, proceed) =>
    proceedWhenSaved(
      ids,
      unsavedInputs.current,
      () => lastSave.current,
      proceed,
      (id) => unsavedInputs.current.get(id)?.focus(),
    );

  return { noteUnsaved, noteSave, whenSaved, isUnsaved: (id: Id) => unsavedInputs.current.has(id) };
}

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
