import type { Templates } from '../messages/message-template.ts';
import { orderPlacedTemplates } from './checkout/order-placed.mail.ts';
import { linesCancelledTemplates } from './fulfilment/lines-cancelled.mail.ts';
import { orderDispatchedTemplates } from './fulfilment/order-dispatched.mail.ts';
import { orderChangedTemplates } from './mails/order-changed.mail.ts';
import { preparedOrderTemplates } from './prepared-orders/order-prepared.mail.ts';

export const orderTemplates: Templates = {
  ...orderPlacedTemplates,
  ...orderChangedTemplates,
  ...orderDispatchedTemplates,
  ...linesCancelledTemplates,
  ...preparedOrderTemplates,
};
