import { randomUUID } from 'node:crypto';
import { invalidFieldsError } from '../../account/forms/refuse-fields.server.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { maxPictureBytes, pictureProblems } from '../../catalogue/pictures/picture-file.rule.ts';
import { pictureSizes } from '../../catalogue/pictures/picture-link.rule.ts';
import type { ResizedPicture } from '../../catalogue/pictures/picture-worker.server.ts';
import { resizeUpload } from '../../catalogue/pictures/resize-upload.server.ts';
import { t, translate } from '../../lib/i18n.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { HttpError, notFound, type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { consumeRateLimits, type RateLimit } from '../../server/security/rate-limits.server.ts';
import type { Site } from '../../sites/site.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { findCustomerOrder, lockOrder } from '../orders.db.ts';
import { findReturnRequests } from '../return-requests.db.ts';
import { formatReturnNumber, parseReturnNumber } from '../return-requests.rule.ts';
import { addReturnPicture } from './add-return-picture.contract.ts';
import { findReturnPictures, insertReturnPicture, markReturnPictureStored } from './return-pictures.db.ts';
import { maxReturnPictures, returnPictureRefusal } from './return-pictures.rule.ts';

const uploads: RateLimit = { name: 'return_picture', max: 40, windowMinutes: 60 };

/** The call has no transaction, which would wait for the file to arrive. */
export const addReturnPictureCall = defineCall(
  addReturnPicture,
  { requires: permissionTo('request-return'), queue: 'papers' },
  async ({ return_no: returnNo }, context) => {
    const { database, site, caller, now, address, services } = context;
    const { customerId, userId } = caller;
    await consumeRateLimits(database, [{ ...uploads, key: `${site.code} ${customerId}` }]);
    await findNamedReturn(database, { customerId, returnNo });
    const resized = await receivePicture(context);
    const photo = { customerId, userId, address, returnNo, resized, now };
    const refused = await storeReturnPhoto(database, site, services.paperStorages, photo);
    return refused ?? { success: true as const, message: t`Photo added.` };
  },
);

async function receivePicture({ readFile }: CallContext): Promise<ResizedPicture> {
  const content = await readFile(maxPictureBytes);
  const message = translate(pictureProblems.too_large);
  if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
  const resized = await resizeUpload(content);
  if ('problem' in resized)
    throw invalidFieldsError([{ field: 'file', message: translate(pictureProblems[resized.problem]) }]);
  return resized;
}

type NamedReturn = { orderId: number; number: string; returnNo: number; requestId: number };

async function findNamedReturn(
  db: Db,
  { customerId, returnNo }: { customerId: number; returnNo: string },
): Promise<NamedReturn> {
  const named = parseReturnNumber(returnNo);
  const number = parseOrderNumber(named?.order ?? '');
  const [order] = named ? await findCustomerOrder(db, { customerId, number }) : [];
  const requests = order ? await findReturnRequests(db, { orderId: order.id }) : [];
  const request = requests.find((one) => one.returnNo === named?.returnNo);
  if (!order || !request) throw notFound(t`This return`);
  return { orderId: order.id, number: order.number, returnNo: request.returnNo, requestId: request.id };
}

export type NewPhoto = {
  customerId: number;
  userId: number;
  address: string;
  /** 'NOD26000119-R1' */
  returnNo: string;
  resized: ResizedPicture;
  now: Date;
};

/** Outside of a transaction: the content is kept before the photo counts. One that is refused then is deleted later. */
export async function storeReturnPhoto(
  database: Database,
  site: Site,
  storages: PaperStorages,
  photo: NewPhoto,
): Promise<Refusal<'closed' | 'too_many'> | undefined> {
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
  db: Db,
  site: Site,
  { orderId, number, returnNo, requestId }: NamedReturn,
  { id, resized, customerId, userId, address, now }: NewPhoto & { id: number },
): Promise<Refusal<'closed' | 'too_many'> | undefined> {
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
    site: site.code,
    at: now,
    actor: 'buyer',
    actorName: 'buyer',
    customerId,
    userId,
    address,
    action: 'photo added to a return',
    subject: number,
    details: { return: formatReturnNumber(number, returnNo), picture: id, width, height },
  });
  return undefined;
}
