// The order history shows orders in the states and the period a buyer asks for; each state holds some statuses, and the address says which.

                                                          
import {                   readOrderPeriod } from './order-period.rule.js';

export const historyStates = ['all', 'awaiting', 'on_the_way', 'delivered', 'cancelled']         ;
                                                          

export const statusesOf                                                         = {
  all: ['Awaiting Internal Approval', 'Confirmed', 'Dispatched', 'Delivered', 'Rejected', 'Cancelled'],
  awaiting: ['Awaiting Internal Approval'],
  on_the_way: ['Confirmed', 'Dispatched'],
  delivered: ['Delivered'],
  cancelled: ['Rejected', 'Cancelled'],
};

/** An unknown state is all. */
export const readHistoryState = (text        )               => historyStates.find((state) => state === text) ?? 'all';

                                                       

export function countStates(counts                                                   )              {
  const inState = (state              ) =>
    counts.reduce((sum, one) => (statusesOf[state].includes(one.status) ? sum + one.count : sum), 0);
  return {
    all: inState('all'),
    awaiting: inState('awaiting'),
    on_the_way: inState('on_the_way'),
    delivered: inState('delivered'),
    cancelled: inState('cancelled'),
  };
}

                                                                                                    

export const readHistoryFilter = (params                 )                => ({
  state: readHistoryState(params.get('state') ?? ''),
  period: readOrderPeriod(params.get('period') ?? ''),
  q: (params.get('q') ?? '').slice(0, 100),
  before: (params.get('before') ?? '').slice(0, 40),
});

/** What is usual is left out of the address. */
export function historyHref({ state, period, q, before }               )         {
  const params = new URLSearchParams();
  if (state !== 'all') params.set('state', state);
  if (period !== 'any') params.set('period', period);
  if (q) params.set('q', q);
  if (before) params.set('before', before);
  return params.size > 0 ? `/order-history?${params}` : '/order-history';
}
