import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { dayOf, minutesAfter } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { handedOnMinutes } from '../../server/security/signed-link.server.js';
import { signDocumentLink } from '../documents/document-link.server.js';
import { issuedOrProforma, pdfName } from '../documents/print-invoice.server.js';
import { parseOrderNumber } from '../order-number.rule.js';
import { findCustomerOrder } from '../orders.db.js';
import { handOnDocument } from './hand-on-document.contract.js';

const limit = { name: 'hand_on_document', max: 60, windowMinutes: 60 };

export const handOnDocumentCall = defineCall(
  handOnDocument,
  { requires: permissionTo('see-orders') },
  async ({ order: orderNo, document }, { db, database, site, caller, secret, now, origin, address }) => {
    const { customerId, userId } = caller;
    await consumeRateLimits(database, [{ ...limit, key: String(customerId) }]);
    const [order] = await findCustomerOrder(db, { customerId, number: parseOrderNumber(orderNo) });
    if (!order) throw notFound(t`This order`);
    const issued = await issuedOrProforma(db, site, order, { document, now });
    const chosen = issued.find((one) => one.number === document);
    if (!chosen) throw notFound(t`This document`);
    const linked = { site: site.code, documentIds: [chosen.id], fileName: pdfName(chosen.number) };
    const endsOn = dayOf(minutesAfter(now, handedOnMinutes), site.calendar.timeZone);
    await recordAudit(db, {
      ...{ site: site.code, at: now, actor: 'buyer', actorName: 'buyer', action: 'document handed on' },
      ...{ subject: order.number, customerId, userId, address, details: { document: chosen.number, endsOn } },
    });
    return {
      success: true         ,
      url: origin + signDocumentLink(secret, linked, now, handedOnMinutes),
      ends_on: endsOn,
    };
  },
);
