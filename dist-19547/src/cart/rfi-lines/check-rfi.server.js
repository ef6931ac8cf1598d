import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { bulkQueueFor } from '../bulk-queue.server.js';
import { checkRfi } from './check-rfi.contract.js';
import { rfiRefusalReason } from './remove-for-rfi.server.js';

export const checkRfiCall = defineCall(
  checkRfi,
  { requires: permissionTo('send-rfi'), queue: bulkQueueFor },
  async ({ item_info: lines }, context) => {
    const ids = [...new Set(lines.map((line) => line.item_id))];
    if (ids.length === 0) return refuse(checkRfi, 'no_line');
    const reason = await rfiRefusalReason(context, ids);
    if (reason) return refuse(checkRfi, reason);
    return { success: true         , message: t`${ids.length} item(s) will be sent as a Request For Information.` };
  },
);
