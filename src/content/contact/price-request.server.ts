import { invalidFieldsError } from '../../account/forms/refuse-fields.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { bulkQueueFor } from '../../cart/bulk-queue.server.ts';
import { parseQuantity } from '../../cart/lines/quantity.rule.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import { buildPriceRequestMail } from './contact.mail.ts';
import { attemptsPerNetwork, receiveMessage } from './contact.server.ts';
import { requestPrices } from './price-request.contract.ts';
import { findAskedItems } from './price-request.db.ts';
import { priceRequestText, validatePriceRequest } from './price-request.rule.ts';

const anyQuantity = { minQty: 1, orderMultiple: 1 };

/** Names are the catalogue's, whatever was sent. The limit is that of the contact page, counted before the transaction. */
export const requestPricesCall = defineCall(
  requestPrices,
  { requires: permissionTo('contact-us'), queue: ({ items }) => bulkQueueFor({ item_info: items }) },
  async ({ captcha, items: asked, ...form }, context) => {
    const errors = validatePriceRequest(form);
    if (errors.length > 0) throw invalidFieldsError(errors);
    const { database, db, site, address } = context;
    await consumeRateLimits(database, networkLimits(attemptsPerNetwork, address, site.code));
    if (asked.length === 0) return refuse(requestPrices, 'no_line');
    const codes = asked.map(({ itemcode }) => plainHyphens(itemcode));
    const found = new Map((await findAskedItems(db, { site: site.code, codes })).map((item) => [item.code, item]));
    const lines: ({ quantity: number } & NonNullable<ReturnType<typeof found.get>>)[] = [];
    for (const [index, { quantity: text }] of asked.entries()) {
      const code = codes[index] ?? '';
      const item = found.get(code);
      const quantity = parseQuantity(text, anyQuantity);
      if (!item) return refuse(requestPrices, 'unknown_item', { item: code });
      if (quantity === undefined) return refuse(requestPrices, 'bad_quantity');
      lines.push({ ...item, quantity });
    }
    const { name: firstName, firm, phone, email, remark } = form;
    const message = priceRequestText(firm, lines, remark);
    const sent = { site: site.code, firstName, lastName: '', email, phone, message, firm };
    const mail = buildPriceRequestMail(site, { ...form, message }, context.now);
    return database.transaction((transaction) => receiveMessage({ ...context, db: transaction }, sent, mail, captcha));
  },
);
