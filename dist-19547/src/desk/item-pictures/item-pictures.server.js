                                                                           
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { loadItemWithCells } from '../../catalogue/item-changes/item-cells.server.js';
import {
  addPicture,
  arrangePictures,
  loadPictures,
  removePicture,
} from '../../catalogue/pictures/change-pictures.server.js';
import { maxPictureBytes, pictureProblems } from '../../catalogue/pictures/picture-file.rule.js';
import { t, translate } from '../../lib/i18n.js';
import {                   defineDeskCall } from '../../server/calls/define-call.server.js';
import { HttpError, notFound } from '../../server/refuse.server.js';
import {
  addItemPictureAtDesk,
  arrangeItemPicturesAtDesk,
  listItemPicturesAtDesk,
  removeItemPictureAtDesk,
} from './item-pictures.contract.js';

const mayEdit = { requires: staffPermissionTo('edit-items') };

const listPicturesCall = defineDeskCall(
  listItemPicturesAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async ({ id }, { db, site }) => {
    if (!(await loadItemWithCells(db, site.code, id))) throw notFound(t`The item`);
    return { success: true         , pictures: await loadPictures(db, id) };
  },
);

const addPictureCall = (storages               ) =>
  defineDeskCall(
    addItemPictureAtDesk,
    { ...mayEdit, queue: 'papers' },
    async ({ id }, { database, site, by, now, readFile }) => {
      const content = await readFile(maxPictureBytes);
      const message = translate(pictureProblems.too_large);
      if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
      const refused = await addPicture(database, site, storages, { itemId: id, content, by, now });
      return refused ?? { success: true         , message: t`The shop shows the picture.` };
    },
  );

const removePictureCall = defineDeskCall(
  removeItemPictureAtDesk,
  mayEdit,
  async ({ id, picture }, { database, site, by, now }) => {
    const refused = await removePicture(database, site, { itemId: id, pictureId: picture, by, now });
    return refused ?? { success: true         , message: t`The picture is removed.` };
  },
);

const arrangePicturesCall = defineDeskCall(
  arrangeItemPicturesAtDesk,
  mayEdit,
  async ({ id, pictures }, { database, site, by, now }) => {
    const refused = await arrangePictures(database, site, { itemId: id, pictureIds: pictures, by, now });
    return refused ?? { success: true         , message: t`The order is saved.` };
  },
);

export const itemPictureCalls = (storages               )                         => [
  listPicturesCall,
  addPictureCall(storages),
  removePictureCall,
  arrangePicturesCall,
];
