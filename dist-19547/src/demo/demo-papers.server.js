import { Resvg } from '@resvg/resvg-js';
import { databaseStorage } from '../account/papers/database-storage.server.js';
                                                                        
import { sectionSvg } from '../bearings/drawing/section-svg.js';
import { resizePicture } from '../catalogue/pictures/picture-worker.server.js';
import { keepDeliveryNote } from '../orders/delivery-notes/keep-delivery-note.server.js';
import { keepReturnPhoto } from '../orders/returns/add-return-picture.server.js';
import { requestReturnCall } from '../orders/returns/request-return.server.js';
import { callAs, demoActor,                 unwrapResult } from './past-orders.server.js';

const storages                = { current: () => databaseStorage, named: () => databaseStorage };

/** The drawing of a bearing stands for what a camera or a scanner would have seen. */
function drawPicture(width        )             {
  const bearing = { type: 'spherical roller', d: 100, D: 180, B: 46, size: 'large', width, height: 480 }         ;
  const svg = sectionSvg(bearing).replace(/var\(--draw-\w+,(\w+)\)/g, '$1');
  return new Resvg(svg, { background: 'white' }).render().asPng();
}

export async function signDeliveryNoteAt({ server, site }           , number        , now      )                {
  const note = { number, dispatchNo: 1, content: drawPicture(640), name: 'signed.png', by: demoActor, now };
  unwrapResult(await keepDeliveryNote(server.database, site, storages, note));
}

/** A return that staff have not looked at yet. */
export async function requestReturnAt(
  buyer           ,
  { number, invoice }                                     ,
  now      ,
)                {
  const { server, site, caller } = buyer;
  const lines = [{ line_no: 1, quantity: 2, reason: 'damaged' }];
  const request = { order_no: number, invoice, lines, note: 'One box was torn open on the way.' };
  const { return_no: returnNo } = await callAs                       (buyer, requestReturnCall, request, now);
  for (const width of [640, 700]) {
    const resized = resizePicture(drawPicture(width));
    if ('problem' in resized) throw new Error(`the photo of the demo is refused: ${resized.problem}`);
    const { customerId, userId } = caller;
    const photo = { customerId, userId, address: '', returnNo, resized, now };
    unwrapResult(await keepReturnPhoto(server.database, site, storages, photo));
  }
}
