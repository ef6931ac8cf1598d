import { useRef } from 'react';
import { proceedWhenSaved } from './proceed-when-saved.ts';

/** Waits for the quantities that are being saved, then proceeds unless one of these lines has one that is not saved. */
export type WhenSaved<Id> = (ids: readonly Id[], proceed: () => unknown) => Promise<void>;

/** Typed quantities that are not saved yet. In refs, because they are not shown: typing renders its own field only. */
export function useLineSaves<Id>() {
  const unsavedIds = useRef(new Set<Id>());
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  function noteUnsaved(id: Id, isUnsaved: boolean) {
    if (isUnsaved) unsavedIds.current.add(id);
    else unsavedIds.current.delete(id);
  }

  function noteSave<Result>(save: Promise<Result>): Promise<Result> {
    lastSave.current = Promise.all([lastSave.current, save]);
    return save;
  }

  const whenSaved: WhenSaved<Id> = (ids, proceed) =>
    proceedWhenSaved(ids, unsavedIds.current, () => lastSave.current, proceed);

  return { noteUnsaved, noteSave, whenSaved, isUnsaved: (id: Id) => unsavedIds.current.has(id) };
}
