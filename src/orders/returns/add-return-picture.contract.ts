import { z } from 'zod';
import { defineContract, messageReply, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

export const returnPicture = z.object({
  large: z.string(),
  small: z.string(),
  /** The small size, in pixels. */
  width: z.number(),
  height: z.number(),
});

export const addReturnPicture = defineContract({
  path: 'api/return_picture/',
  method: 'POST',
  summary:
    'Adds a photo to an open return of the signed-in customer: JPG, PNG or WebP, at most 10 MB, up to five photos; order_detail names their addresses.',
  takesFile: true,
  request: z.object({ return_no: textId(60) }),
  reply: messageReply,
  refusals: {
    closed: msg('This return is closed, so no photo can be added.'),
    too_many: msg('A return has at most {max} photos.'),
  },
});
