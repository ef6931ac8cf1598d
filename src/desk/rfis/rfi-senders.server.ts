import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { plural } from '../../lib/i18n.ts';
import { declineWaiting, listRfiSenders } from '../../rfi/queue/decline-waiting.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { declineWaitingAtDesk, rfiSenders } from './rfi-senders.contract.ts';

export const rfiSendersCall = defineDeskCall(
  rfiSenders,
  { requires: staffPermissionTo('see-rfis-at-desk') },
  async (_request, { db, site, now }) => {
    return { success: true as const, senders: await listRfiSenders(db, site, now) };
  },
);

export const declineWaitingCall = defineDeskCall(
  declineWaitingAtDesk,
  { requires: staffPermissionTo('answer-rfis') },
  async ({ customerId, until, reason }, { database, site, by, now }) => {
    const done = await declineWaiting(database, site, { customerId, until: new Date(until), reason, by, now });
    if (done instanceof Refusal) return done;
    const { company, rfis } = done;
    const message =
      rfis === 0
        ? `Nothing of ${company} was waiting any more.`
        : `${plural(rfis, 'RFI')} of ${company} declined. They get one mail.`;
    return { success: true as const, message, written: rfis > 0 };
  },
);
