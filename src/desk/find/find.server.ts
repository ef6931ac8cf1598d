import { readCustomerSearch } from '../../account/customer-search.rule.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { keyWithoutSigns, nothing } from '../../lib/search-text.ts';
import { documentTitle } from '../../orders/documents/document-title.rule.ts';
import { orderNumberIn } from '../../orders/order-number.rule.ts';
import { rfiNumberIn } from '../../orders/quotation/quotation-number.rule.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { escapeLike, partsOfNumbers } from '../../server/database/escape-like.ts';
import type { SiteCode } from '../../sites/site.ts';
import { findAtDesk } from './find.contract.ts';
import {
  type FoundRecord,
  findBankLines,
  findBroughtForward,
  findCustomers,
  findDocuments,
  findItemsByText,
  findOrders,
  findReceipts,
  findRfisByText,
  type NumberSearch,
} from './find.db.ts';

type Found = ReplyOf<typeof findAtDesk>['found'];

/** One letter would find everything. */
const minLength = 2;

export const findAtDeskCall = defineDeskCall(
  findAtDesk,
  { requires: staffPermissionTo('use-desk') },
  async ({ q }, { db, site, staff }) => {
    if (q.length < minLength) return { success: true as const, found: [] };
    const number = numberSearch(site.code, [q]);
    const itemKey = designationKey(q);
    const mayNot = Promise.resolve<FoundRecord[]>([]);
    const seesMoney = canAtDesk(staff.roles, 'see-money');
    const [orders, rfis, customers, documents, receipts, bankLines, bills, items] = await Promise.all([
      findOrders(db, numberSearch(site.code, [orderNumberIn(q), q])),
      findRfisByText(db, numberSearch(site.code, [rfiNumberIn(q), q])),
      canAtDesk(staff.roles, 'see-customers')
        ? findCustomers(db, { site: site.code, ...readCustomerSearch(q, site.country) })
        : mayNot,
      findDocuments(db, number),
      seesMoney ? findReceipts(db, number) : mayNot,
      seesMoney ? findBankLines(db, number) : mayNot,
      seesMoney ? findBroughtForward(db, number) : mayNot,
      itemKey === '' ? mayNot : findItemsByText(db, { site: site.code, itemKey }),
    ]);
    const papers = documents.map(({ documentKind, company, ...found }) => ({
      ...found,
      detail: `${found.key}, ${documentTitle(documentKind)}, ${company}`,
    }));
    return {
      success: true as const,
      found: [
        ...of('order', orders),
        ...of('rfi', rfis),
        ...of('customer', customers),
        ...of('document', papers),
        ...of('receipt', receipts),
        ...of('bank line', bankLines),
        ...of('bill', bills),
        ...of('item', items),
      ]
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ rank, ...found }) => found),
    };
  },
);

const of = (kind: Found[number]['kind'], rows: readonly FoundRecord[]) => rows.map((row) => ({ kind, ...row }));

function numberSearch(site: SiteCode, typed: readonly string[]): NumberSearch {
  const keys = [...new Set(typed.map(keyWithoutSigns))];
  const [serial = ''] = keys;
  return {
    site,
    keys,
    starts: keys.map((key) => `${escapeLike(key)}%`),
    parts: partsOfNumbers(typed),
    serial: /^\d+$/.test(serial) ? `(^|\\D|0)${serial}$` : nothing,
  };
}
