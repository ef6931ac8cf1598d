import { z } from 'zod';
import { messageBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { buyerRefusals } from '../../account/buyer-refusals.ts';
import { captchaField } from '../../account/captcha/captcha.contract.ts';
import { invalidQuantityMessage } from '../../cart/cart-messages.data.ts';
import { defineContract, freeText, messageReply, plainText, textId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { maxAskedLines, maxPriceRequestLengths } from './price-request.rule.ts';

export const requestPrices = defineContract({
  path: 'api/request_prices/',
  method: 'POST',
  summary:
    'Asks the sales desk to call a visitor back with prices of items, each named by its itemcode; it is no RFI. Sent twice it is stored once.',
  request: z.object({
    name: plainText(maxPriceRequestLengths.name),
    firm: plainText(maxPriceRequestLengths.firm),
    phone: plainText(maxPriceRequestLengths.phone),
    email: freeText(maxPriceRequestLengths.email),
    remark: freeText(maxPriceRequestLengths.remark),
    items: z
      .array(z.object({ itemcode: textId(), quantity: textId(400) }))
      .max(maxAskedLines, msg('Please ask for up to 2,000 items at once')),
    captcha: captchaField,
  }),
  reply: messageReply,
  refusals: {
    ...pickRefusals(buyerRefusals, 'captcha_wrong'),
    ...messageBoundRefusals,
    no_line: '* Please Select Item',
    bad_quantity: invalidQuantityMessage,
    unknown_item: '{item} is not sold here.',
  },
});
