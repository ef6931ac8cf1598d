import { Resvg } from '@resvg/resvg-js';
import { databaseStorage } from '../account/papers/database-storage.server.ts';
import type { PaperStorages } from '../account/papers/paper-storage.ts';
import { sectionSvg } from '../bearings/drawing/section-svg.ts';
import { type ResizedPicture, resizePicture } from '../catalogue/pictures/picture-worker.server.ts';
import { storeDeliveryNote } from '../orders/delivery-notes/store-delivery-note.server.ts';
import { storeReturnPhoto } from '../orders/returns/add-return-picture.server.ts';
import { requestReturnCall } from '../orders/returns/request-return.server.ts';
import { callAs, demoActor, type PastBuyer, unwrapResult } from './past-orders.server.ts';

export const demoStorages: PaperStorages = { current: () => databaseStorage, named: () => databaseStorage };

/** The drawing of a bearing stands for what a camera or a scanner would have seen. */
export function drawPicture(width: number): Uint8Array {
  const bearing = { type: 'spherical roller', d: 100, D: 180, B: 46, size: 'large', width, height: 480 } as const;
  const svg = sectionSvg(bearing).replace(/var\(--draw-\w+,(\w+)\)/g, '$1');
  return new Resvg(svg, { background: 'white' }).render().asPng();
}

export async function signDeliveryNoteAt({ server, site }: PastBuyer, number: string, now: Date): Promise<void> {
  const note = { number, dispatchNo: 1, content: drawPicture(640), name: 'signed.png', by: demoActor, now };
  unwrapResult(await storeDeliveryNote(server.database, site, demoStorages, note));
}

let photos: ResizedPicture[] | undefined;

/** The same of every site, because drawing them takes longer than the rest of a return. */
async function takePhotos(): Promise<readonly ResizedPicture[]> {
  photos ??= await Promise.all([640, 700].map(takePhoto));
  return photos;
}

async function takePhoto(width: number): Promise<ResizedPicture> {
  const resized = await resizePicture(drawPicture(width));
  if ('problem' in resized) throw new Error(`the photo of the demo is refused: ${resized.problem}`);
  return resized;
}

/** A return that staff have not looked at yet. */
export async function requestReturnAt(
  buyer: PastBuyer,
  { number, invoice }: { number: string; invoice: string },
  now: Date,
): Promise<void> {
  const { server, site, caller } = buyer;
  const lines = [{ line_no: 1, quantity: 2, reason: 'damaged' }];
  const request = { order_no: number, invoice, lines, note: 'One box was torn open on the way.' };
  const { return_no: returnNo } = await callAs<{ return_no: string }>(buyer, requestReturnCall, request, now);
  for (const resized of await takePhotos()) {
    const { customerId, userId } = caller;
    const photo = { customerId, userId, address: '', returnNo, resized, now };
    unwrapResult(await storeReturnPhoto(server.database, site, demoStorages, photo));
  }
}
