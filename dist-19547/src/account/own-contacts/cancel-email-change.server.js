import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { findUserById, lockUser } from '../users.db.js';
import { findWaitingEmailChange, stopEmailChanges } from '../verification/email-changes.db.js';
import { cancelEmailChange } from './email-change.contract.js';

/** Repeated, or when nothing waits any more, it changes nothing. */
export const cancelEmailChangeCall = defineCall(
  cancelEmailChange,
  { requires: permissionTo('change-contacts'), transaction: true },
  async (_request, context) => {
    const { db, caller, now } = context;
    const { userId, customerId } = caller;
    await lockUser(db, { userId });
    const [waiting] = await findWaitingEmailChange(db, { userId, now });
    if (waiting) {
      await stopEmailChanges(db, { userId, now });
      const [user] = await findUserById(db, caller);
      const about = { email: user?.email ?? '', userId, customerId, details: { after: waiting.after } };
      await recordBuyerAction(db, context, { action: 'e-mail change cancelled', ...about });
    }
    return { success: true         , message: t`Your e-mail address stays as it is.` };
  },
);
