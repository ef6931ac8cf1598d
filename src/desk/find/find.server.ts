import { mobileStarts } from '../../account/forms/mobile.rule.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { documentTitle } from '../../orders/documents/document-title.rule.ts';
import { orderNumberIn } from '../../orders/order-number.rule.ts';
import { keyWithoutSigns, nothing } from '../../orders/order-search.rule.ts';
import { rfiNumberIn } from '../../orders/quotation/quotation-number.rule.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import { findAtDesk } from './find.contract.ts';
import {
  type FoundRecord,
  findCustomers,
  findDocuments,
  findItemsByText,
  findOrders,
  findReceipts,
  findRfisByText,
} from './find.db.ts';

type Found = ReplyOf<typeof findAtDesk>['found'];

/** One letter would find everything. */
const minLength = 2;

export const findAtDeskCall = defineDeskCall(
  findAtDesk,
  { requires: staffPermissionTo('use-desk') },
  async ({ q }, { db, site, staff }) => {
    if (q.length < minLength) return { success: true as const, found: [] };
    const start = { site: site.code, start: q };
    const upper = { site: site.code, upperStart: q.toUpperCase() };
    const prefix = `${escapeLike(q)}%`;
    const itemKey = designationKey(q);
    const mayNot = Promise.resolve<FoundRecord[]>([]);
    const [mobileStart = nothing, ownMobileStart = nothing] = mobileStarts(q, site.country);
    const [orders, rfis, customers, documents, receipts, items] = await Promise.all([
      findOrders(db, {
        site: site.code,
        upperStart: orderNumberIn(q),
        lowerStart: q.toLowerCase(),
        docketStart: keyWithoutSigns(q),
      }),
      findRfisByText(db, { ...start, start: rfiNumberIn(q) }),
      canAtDesk(staff.roles, 'see-customers')
        ? findCustomers(db, { ...upper, prefix, lowerPrefix: prefix.toLowerCase(), mobileStart, ownMobileStart })
        : mayNot,
      findDocuments(db, upper),
      canAtDesk(staff.roles, 'see-money') ? findReceipts(db, upper) : mayNot,
      itemKey === '' ? mayNot : findItemsByText(db, { site: site.code, itemKey }),
    ]);
    const of = (kind: Found[number]['kind'], rows: readonly FoundRecord[]): Found =>
      rows.map((row) => ({ kind, ...row }));
    return {
      success: true as const,
      found: [
        ...of('order', orders),
        ...of('rfi', rfis),
        ...of('customer', customers),
        ...of(
          'document',
          documents.map(({ key, title, documentKind }) => ({
            key,
            title,
            detail: `${key}, ${documentTitle(documentKind)}`,
          })),
        ),
        ...of('receipt', receipts),
        ...of('item', items),
      ],
    };
  },
);
