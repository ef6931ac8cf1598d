import { dayOf, formatDay, formatTime } from '../../lib/dates.js';
import { roundToGram } from '../../lib/weight.js';
                                                
                                                                           
                                                       
                                                                     
import { orderSteps } from './order-steps.rule.js';

export const momentOf = ({ calendar: { timeZone } }      , at      ) => ({
  at: at.toISOString(),
  date: formatDay(dayOf(at, timeZone)),
  time: formatTime(at, timeZone),
});

                                
              
                              
                                     
                                  
                                 
  

/** The steps of an order, and what left with each dispatch. */
export const goodsOf = (site      , order       , { events, dispatches, sent, notes }       ) => ({
  steps: orderSteps(events, dispatches).map((step) => ({
    ...step,
    ...momentOf(site, step.at),
    day: dayOf(step.at, site.calendar.timeZone),
  })),
  shipments: dispatches.flatMap((dispatch) => shipmentOf(order, dispatch)),
  dispatches: dispatches.map((dispatch) => ({
    ...dispatchOf(site, order, dispatch, sent),
    ...signedNoteOf(
      site,
      notes.find(({ dispatchNo }) => dispatchNo === dispatch.dispatchNo),
    ),
  })),
});

function shipmentOf({ number }       , { dispatchNo, carrier, docket, tracking }             ) {
  const shipment = { dispatch: `${number}-${dispatchNo}`, carrier, docket, tracking };
  return carrier || docket || tracking ? [shipment] : [];
}

const signedNoteOf = (site      , note                          ) =>
  note && {
    signed_note: {
      href: `/delivery-notes/${note.id}`,
      file_name: note.fileName,
      added_on: momentOf(site, note.addedAt).date,
    },
  };

const dispatchOf = (site      , { number }       , dispatch             , sent                           ) => ({
  dispatch: `${number}-${dispatch.dispatchNo}`,
  no: dispatch.dispatchNo,
  branch: dispatch.branch,
  sent_on: momentOf(site, dispatch.dispatchedAt).date,
  arrived_on: dispatch.deliveredAt ? momentOf(site, dispatch.deliveredAt).date : '',
  arrival_note: dispatch.deliveryNote ?? '',
  carrier: dispatch.carrier,
  docket: dispatch.docket,
  tracking: dispatch.tracking,
  cartons: dispatch.cartons ?? 0,
  weight: roundToGram(dispatch.weightKg ?? 0),
  lines: sent
    .filter((line) => line.dispatchNo === dispatch.dispatchNo)
    .map(({ itemName, maker, quantity }) => ({ item_name: itemName, brand_name: maker, quantity })),
});
