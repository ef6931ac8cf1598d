import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound, Refusal } from '../../server/refuse.server.js';
import { parseOrderNumber } from '../order-number.rule.js';
import { findCustomerOrder } from '../orders.db.js';
import { packingList } from './packing-list.contract.js';
import { printPackingList } from './print-packing.server.js';

export const packingListCall = defineCall(
  packingList,
  { requires: permissionTo('see-orders'), queue: 'documents' },
  async ({ dispatch }, { db, site, caller, origin }) => {
    const [, name = '', no = ''] = /^(.{1,30})-(\d{1,4})$/.exec(dispatch) ?? [];
    const [order] = await findCustomerOrder(db, { customerId: caller.customerId, number: parseOrderNumber(name) });
    if (!order) throw notFound(t`This dispatch`);
    const file = await printPackingList(db, site, {
      number: order.number,
      dispatchNo: Number(no),
      address: origin,
    });
    if (file instanceof Refusal) throw notFound(t`This dispatch`);
    return {
      success: true         ,
      file_name: file.fileName,
      media_type: 'application/pdf',
      content: file.pdf.toString('base64'),
    };
  },
);
