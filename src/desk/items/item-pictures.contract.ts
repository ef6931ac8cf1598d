import { z } from 'zod';
import { pictureRefusals } from '../../catalogue/catalogue-refusals.ts';
import { maxPictures } from '../../catalogue/pictures/picture-file.rule.ts';
import { defineContract, freeText, listOf, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const picture = z.object({
  id: z.number(),
  large: z.string(),
  small: z.string(),
  /** The small size, in pixels. */
  width: z.number(),
  height: z.number(),
});
export type DeskPicture = z.infer<typeof picture>;

export const listItemPicturesAtDesk = defineContract({
  path: 'desk/api/:site/items/pictures/',
  method: 'GET',
  summary: 'lists the pictures of an item in their order',
  request: z.object({ site: deskSite, id: rowId }),
  reply: z.object({ success: z.literal(true), pictures: z.array(picture) }),
});

export const addItemPictureAtDesk = defineContract({
  path: 'desk/api/:site/items/pictures/add/',
  method: 'POST',
  summary: 'adds a picture to an item: JPG, PNG or WebP, at most 10 MB; it is resized',
  takesFile: true,
  request: z.object({ site: deskSite, id: rowId, name: freeText(200) }),
  reply: messageReply,
  refusals: pickRefusals(pictureRefusals, 'file', 'same'),
});

export const removeItemPictureAtDesk = defineContract({
  path: 'desk/api/:site/items/pictures/remove/',
  method: 'POST',
  summary: 'removes a picture of an item',
  request: z.object({ site: deskSite, id: rowId, picture: rowId }),
  reply: messageReply,
  refusals: pickRefusals(pictureRefusals, 'gone'),
});

export const arrangeItemPicturesAtDesk = defineContract({
  path: 'desk/api/:site/items/pictures/arrange/',
  method: 'POST',
  summary: 'puts the pictures of an item in another order',
  request: z.object({ site: deskSite, id: rowId, pictures: listOf(rowId, maxPictures) }),
  reply: messageReply,
  refusals: pickRefusals(pictureRefusals, 'gone'),
});
