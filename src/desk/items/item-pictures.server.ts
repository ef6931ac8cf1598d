import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { loadItemWithCells } from '../../catalogue/item-changes/item-cells.server.ts';
import {
  addPicture,
  arrangePictures,
  loadPictures,
  removePicture,
} from '../../catalogue/pictures/change-pictures.server.ts';
import { maxPictureBytes, pictureProblems } from '../../catalogue/pictures/picture-file.rule.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { HttpError, notFound } from '../../server/refuse.server.ts';
import {
  addItemPictureAtDesk,
  arrangeItemPicturesAtDesk,
  listItemPicturesAtDesk,
  removeItemPictureAtDesk,
} from './item-pictures.contract.ts';

const mayEdit = { requires: staffPermissionTo('edit-items') };

export const listItemPicturesCall = defineDeskCall(
  listItemPicturesAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async ({ id }, { db, site }) => {
    if (!(await loadItemWithCells(db, site.code, id))) throw notFound('The item');
    return { success: true as const, pictures: await loadPictures(db, id) };
  },
);

export const addItemPictureCall = defineDeskCall(
  addItemPictureAtDesk,
  { ...mayEdit, queue: 'papers' },
  async ({ id }, { database, site, by, now, readFile, services }) => {
    const content = await readFile(maxPictureBytes);
    const message = pictureProblems.too_large;
    if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
    const refused = await addPicture(database, site, services.paperStorages, { itemId: id, content, by, now });
    return refused ?? { success: true as const, message: 'The shop shows the picture.' };
  },
);

export const removeItemPictureCall = defineDeskCall(
  removeItemPictureAtDesk,
  mayEdit,
  async ({ id, picture }, { database, site, by, now }) => {
    const refused = await removePicture(database, site, { itemId: id, pictureId: picture, by, now });
    return refused ?? { success: true as const, message: 'The picture is removed.' };
  },
);

export const arrangeItemPicturesCall = defineDeskCall(
  arrangeItemPicturesAtDesk,
  mayEdit,
  async ({ id, pictures }, { database, site, by, now }) => {
    const refused = await arrangePictures(database, site, { itemId: id, pictureIds: pictures, by, now });
    return refused ?? { success: true as const, message: 'The order is saved.' };
  },
);
