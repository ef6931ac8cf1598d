import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf, minutesAfter } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { sharedLinkMinutes } from '../../server/security/signed-link.server.ts';
import { signDocumentLink } from '../documents/document-link.server.ts';
import { issuedOrProforma, pdfName } from '../documents/print-invoice.server.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { findCustomerOrder } from '../orders.db.ts';
import { shareDocument } from './share-document.contract.ts';

const limit = { name: 'share_document', max: 60, windowMinutes: 60 };

export const shareDocumentCall = defineCall(
  shareDocument,
  { requires: permissionTo('change-order') },
  async ({ order: orderNo, document }, { db, database, site, caller, secret, now, origin, address }) => {
    const { customerId, userId } = caller;
    await consumeRateLimits(database, [{ ...limit, key: String(customerId) }]);
    const [order] = await findCustomerOrder(db, { customerId, number: parseOrderNumber(orderNo) });
    if (!order) throw notFound(t`This order`);
    const issued = await issuedOrProforma(database, site, order, { document, now });
    const chosen = issued.find((one) => one.number === document);
    if (!chosen) throw notFound(t`This document`);
    const linked = { site: site.code, documentIds: [chosen.id], fileName: pdfName(chosen.number) };
    const endsOn = dayOf(minutesAfter(now, sharedLinkMinutes), site.calendar.timeZone);
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'buyer',
      actorName: 'buyer',
      action: 'document shared',
      subject: order.number,
      customerId,
      userId,
      address,
      details: { document: chosen.number, endsOn },
    });
    return {
      success: true as const,
      url: origin + signDocumentLink(secret, linked, now, sharedLinkMinutes),
      ends_on: endsOn,
    };
  },
);
