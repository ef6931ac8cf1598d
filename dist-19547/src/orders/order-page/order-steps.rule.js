// The life of an order is its decisions and each dispatch that left and arrived, in chronological order.

import { isolate, t, translate } from '../../lib/i18n.js';
                                                          

                                                                                                   

                                                                    
                
                     
                 
                  
                 
                     
                           
                              
  

const decisionText = (status             , position        ) =>
  status === 'Awaiting Internal Approval' && position > 0 ? t`Approval taken back` : translate(status);

/** Leaves out the order's own 'Dispatched', because each dispatch is a step; several are numbered. */
export function orderSteps(events                  , dispatches                    )              {
  const count = dispatches.length;
  const numbered = (status             , no        ) =>
    count > 1 ? t`${translate(status)}, ${no} of ${count}` : translate(status);
  const decided = events
    .filter(({ status }) => status !== 'Dispatched' && !(status === 'Delivered' && count > 0))
    .map(({ status, note, at }, i) => ({
      what: decisionText(status, i),
      at,
      note: note ?? '',
      dispatch: 0,
      pieces: 0,
    }));
  const moved = dispatches.flatMap((one) => {
    const { dispatchNo: dispatch, pieces } = one;
    const from = [t`From ${one.branch}`, isolate(one.carrier)].filter(Boolean).join(', ');
    const left = { what: numbered('Dispatched', dispatch), at: one.dispatchedAt, note: from, dispatch, pieces };
    if (!one.deliveredAt) return [left];
    const note = one.deliveryNote ?? '';
    return [left, { what: numbered('Delivered', dispatch), at: one.deliveredAt, note, dispatch, pieces }];
  });
  return [...decided, ...moved].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
