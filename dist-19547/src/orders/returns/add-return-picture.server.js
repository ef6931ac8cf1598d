import { randomUUID } from 'node:crypto';
import { invalidFieldsError } from '../../account/forms/refuse-fields.server.js';
                                                                           
import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { maxPictureBytes, pictureProblems } from '../../catalogue/pictures/picture-file.rule.js';
import { pictureSizes } from '../../catalogue/pictures/picture-link.rule.js';
                                                                                        
import { resizeUpload } from '../../catalogue/pictures/resize-upload.server.js';
import { t, translate } from '../../lib/i18n.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
                                                                             
import { HttpError, notFound,               refuse } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
import { consumeRateLimits,                } from '../../server/security/rate-limits.server.js';
                                                
import { parseOrderNumber } from '../order-number.rule.js';
import { findCustomerOrder, lockOrder } from '../orders.db.js';
import { findReturnRequests } from '../return-requests.db.js';
import { formatReturnNumber, parseReturnNumber } from '../return-requests.rule.js';
import { addReturnPicture } from './add-return-picture.contract.js';
import { findReturnPictures, insertReturnPicture, markReturnPictureStored } from './return-pictures.db.js';
import { maxReturnPictures, returnPictureRefusal } from './return-pictures.rule.js';

const uploads            = { name: 'return_picture', max: 40, windowMinutes: 60 };

/** Without a transaction around it, which would wait for the file to arrive. */
export const addReturnPictureCall = (storages               ) =>
  defineCall(
    addReturnPicture,
    { requires: permissionTo('request-return'), queue: 'papers' },
    async ({ return_no: returnNo }, context) => {
      const { database, site, caller, now, address } = context;
      const { customerId, userId } = caller;
      await consumeRateLimits(database, [{ ...uploads, key: `${site.code} ${customerId}` }]);
      await findNamedReturn(database, { customerId, returnNo });
      const resized = await receivePicture(context);
      const photo = { customerId, userId, address, returnNo, resized, now };
      const refused = await keepReturnPhoto(database, site, storages, photo);
      return refused ?? { success: true         , message: t`Photo added.` };
    },
  );

async function receivePicture({ readFile }             )                          {
  const content = await readFile(maxPictureBytes);
  const message = translate(pictureProblems.too_large);
  if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
  const resized = await resizeUpload(content);
  if ('problem' in resized)
    throw invalidFieldsError([{ field: 'file', message: translate(pictureProblems[resized.problem]) }]);
  return resized;
}

                                                                                            

async function findNamedReturn(
  db    ,
  { customerId, returnNo }                                          ,
)                       {
  const named = parseReturnNumber(returnNo);
  const number = parseOrderNumber(named?.order ?? '');
  const [order] = named ? await findCustomerOrder(db, { customerId, number }) : [];
  const requests = order ? await findReturnRequests(db, { orderId: order.id }) : [];
  const request = requests.find((one) => one.returnNo === named?.returnNo);
  if (!order || !request) throw notFound(t`This return`);
  return { orderId: order.id, number: order.number, returnNo: request.returnNo, requestId: request.id };
}

                        
                     
                 
                  
                         
                   
                          
            
  

/** Outside of a transaction: the content is kept before the photo counts. One that is refused then is deleted later. */
export async function keepReturnPhoto(
  database          ,
  site      ,
  storages               ,
  photo          ,
)                               {
  const named = await findNamedReturn(database, photo);
  const { resized, now } = photo;
  const { width, height, hash } = resized;
  const storage = storages.current(site);
  const storageKey = `return-pictures/${site.code}/${randomUUID()}`;
  const kept = { width, height, hash, storage: storage.name, storageKey };
  const [row] = await insertReturnPicture(database, { site: site.code, requestId: named.requestId, ...kept, now });
  if (!row) throw new Error('a photo was not written');
  for (const size of pictureSizes)
    await storage.put(database, { storageKey: `${storageKey}/${size}`, contentType: 'image/webp' }, resized[size]);
  return database.transaction((db) => countPhoto(db, site, named, { ...photo, id: row.id }));
}

/** The same photo again, as after a lost reply, is there already. */
async function countPhoto(
  db    ,
  site      ,
  { orderId, number, returnNo, requestId }             ,
  { id, resized, customerId, userId, address, now }                           ,
)                               {
  await lockOrder(db, { site: site.code, number });
  const request = (await findReturnRequests(db, { orderId })).find((one) => one.id === requestId);
  if (!request) throw notFound(t`This return`);
  const pictures = (await findReturnPictures(db, { orderId })).filter((one) => one.returnNo === returnNo);
  const { hash, width, height } = resized;
  if (pictures.some((picture) => picture.hash === hash)) return undefined;
  const refusal = returnPictureRefusal(request.status, pictures.length);
  if (refusal) return refuse(addReturnPicture, refusal, { max: maxReturnPictures });
  await markReturnPictureStored(db, { id, now });
  await recordAudit(db, {
    ...{ site: site.code, at: now, actor: 'buyer', actorName: 'buyer', customerId, userId, address },
    ...{ action: 'photo added to a return', subject: number },
    details: { return: formatReturnNumber(number, returnNo), picture: id, width, height },
  });
  return undefined;
}
