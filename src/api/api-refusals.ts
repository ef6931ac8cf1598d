import { msg } from '../lib/i18n.ts';
import { reasonMissing } from '../orders/order-refusals.ts';

export const endpointRefusals = {
  not_now: 'This message is being sent, or its endpoint is gone.',
  not_off: 'This endpoint is not switched off.',
  unknown: 'This endpoint was removed already.',
  url: '{reason}',
  'url.twice': msg('{url} is in the list already. To get a new secret, remove it there first.'),
} as const;

export const tokenRefusals = {
  name: msg('There is a token {name} already. Please use another name.'),
  unknown: msg('This token has ended already.'),
} as const;

export const apiItemRefusals = {
  item_twice: 'Item {code} is in this request twice; keep one of the two.',
} as const;

export const apiOrderRefusals = { reason_missing: reasonMissing } as const;

/** A program gives records numbers of its own, so that each is recorded once. */
export const ownNumberRefusals = {
  no_number: 'own_number is empty; send your own number, so that nothing is recorded twice.',
  other_content: 'Number {number} was sent before with other content.',
} as const;
