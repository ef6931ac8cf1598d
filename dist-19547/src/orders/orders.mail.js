                                                                 
import { orderPlacedTemplates } from './checkout/order-placed.mail.js';
import { linesCancelledTemplates } from './fulfilment/lines-cancelled.mail.js';
import { orderDispatchedTemplates } from './fulfilment/order-dispatched.mail.js';
import { orderChangedTemplates } from './mails/order-changed.mail.js';

export const orderTemplates            = {
  ...orderPlacedTemplates,
  ...orderChangedTemplates,
  ...orderDispatchedTemplates,
  ...linesCancelledTemplates,
};
