import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { canAtDesk } from '../../account/permissions/permissions.rule.js';
import { designationKey } from '../../bearings/designation/search-key.js';
                                                     
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { escapeLike } from '../../server/database/escape-like.js';
import { findAtDesk } from './find.contract.js';
import {                findCustomers, findDocuments, findItemsByText, findOrders, findRfisByText } from './find.db.js';

                                                 

/** One letter would find everything. */
const minLength = 2;

export const findAtDeskCall = defineDeskCall(
  findAtDesk,
  { requires: staffPermissionTo('use-desk') },
  async ({ q }, { db, site, staff }) => {
    if (q.length < minLength) return { success: true         , found: [] };
    const start = { site: site.code, start: q };
    const upper = { site: site.code, upperStart: q.toUpperCase() };
    const prefix = `${escapeLike(q)}%`;
    const itemKey = designationKey(q);
    const mayNot = Promise.resolve            ([]);
    const [orders, rfis, customers, documents, items] = await Promise.all([
      findOrders(db, { ...upper, lowerStart: q.toLowerCase() }),
      findRfisByText(db, start),
      canAtDesk(staff.roles, 'see-customers')
        ? findCustomers(db, { ...upper, prefix, lowerPrefix: prefix.toLowerCase() })
        : mayNot,
      findDocuments(db, upper),
      itemKey === '' ? mayNot : findItemsByText(db, { site: site.code, itemKey }),
    ]);
    const of = (kind                       , rows                     )        => rows.map((row) => ({ kind, ...row }));
    return {
      success: true         ,
      found: [
        ...of('order', orders),
        ...of('rfi', rfis),
        ...of('customer', customers),
        ...of('document', documents),
        ...of('item', items),
      ],
    };
  },
);
