import { maxPaperBytes, paperProblems } from '../../account/papers/paper-file.rule.js';
                                                                           
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { translate } from '../../lib/i18n.js';
import { keepDeliveryNote, takeDeliveryNoteAway } from '../../orders/delivery-notes/keep-delivery-note.server.js';
import {                   defineDeskCall } from '../../server/calls/define-call.server.js';
import { HttpError } from '../../server/refuse.server.js';
import { addDeliveryNoteAtDesk, removeDeliveryNoteAtDesk } from './delivery-notes.contract.js';

const done = { success: true          };
const mayDispatch = { requires: staffPermissionTo('dispatch-orders') };

const addDeliveryNoteCall = (storages               ) =>
  defineDeskCall(
    addDeliveryNoteAtDesk,
    { ...mayDispatch, queue: 'papers' },
    async ({ number, dispatch_no: dispatchNo, seen, name }, { database, site, by, now, readFile }) => {
      const content = await readFile(maxPaperBytes);
      const message = translate(paperProblems.too_large);
      if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
      const about = { number, dispatchNo, seen, by, now };
      return (await keepDeliveryNote(database, site, storages, { ...about, content, name })) ?? done;
    },
  );

const removeDeliveryNoteCall = defineDeskCall(
  removeDeliveryNoteAtDesk,
  mayDispatch,
  async ({ number, dispatch_no: dispatchNo, seen }, { database, site, by, now }) =>
    (await takeDeliveryNoteAway(database, site, { number, dispatchNo, seen, by, now })) ?? done,
);

export const deliveryNoteCalls = (storages               )                => [
  addDeliveryNoteCall(storages),
  removeDeliveryNoteCall,
];
