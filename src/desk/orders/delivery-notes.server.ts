import { maxPaperBytes, paperProblems } from '../../account/papers/paper-file.rule.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { storeDeliveryNote, takeDeliveryNoteAway } from '../../orders/delivery-notes/store-delivery-note.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { HttpError } from '../../server/refuse.server.ts';
import { addDeliveryNoteAtDesk, removeDeliveryNoteAtDesk } from './delivery-notes.contract.ts';

const done = { success: true as const };
const mayDispatch = { requires: staffPermissionTo('dispatch-orders') };

export const addDeliveryNoteCall = defineDeskCall(
  addDeliveryNoteAtDesk,
  { ...mayDispatch, queue: 'papers' },
  async ({ number, dispatchNo, seen, name }, { database, site, by, now, readFile, services }) => {
    const content = await readFile(maxPaperBytes);
    const message = paperProblems.too_large;
    if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
    const about = { number, dispatchNo, seen, by, now };
    return (await storeDeliveryNote(database, site, services.paperStorages, { ...about, content, name })) ?? done;
  },
);

export const removeDeliveryNoteCall = defineDeskCall(
  removeDeliveryNoteAtDesk,
  mayDispatch,
  async ({ number, dispatchNo, seen }, { database, site, by, now }) =>
    (await takeDeliveryNoteAway(database, site, { number, dispatchNo, seen, by, now })) ?? done,
);
