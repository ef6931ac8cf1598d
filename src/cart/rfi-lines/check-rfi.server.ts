import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { bulkQueueFor } from '../bulk-queue.server.ts';
import { checkRfi } from './check-rfi.contract.ts';
import { rfiRefusalReason } from './remove-for-rfi.server.ts';

export const checkRfiCall = defineCall(
  checkRfi,
  { requires: permissionTo('send-rfi'), queue: bulkQueueFor, reads: 'primary' },
  async ({ item_info: lines }, context) => {
    const ids = [...new Set(lines)];
    if (ids.length === 0) return refuse(checkRfi, 'no_line');
    const reason = await rfiRefusalReason(context, ids);
    if (reason) return refuse(checkRfi, reason);
    return { success: true as const, message: t`${ids.length} item(s) will be sent as a Request For Information.` };
  },
);
