import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound, Refusal } from '../../server/refuse.server.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { findCustomerOrder } from '../orders.db.ts';
import { packingList } from './packing-list.contract.ts';
import { printPackingList } from './print-packing.server.ts';

export const packingListCall = defineCall(
  packingList,
  { requires: permissionTo('see-orders'), queue: 'documents', reads: 'primary' },
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
      success: true as const,
      file_name: file.fileName,
      media_type: 'application/pdf',
      content: file.pdf.toString('base64'),
    };
  },
);
