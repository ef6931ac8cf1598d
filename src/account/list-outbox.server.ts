import { outboxList } from '../messages/outbox.contract.ts';
import { listOutbox } from '../messages/outbox.server.ts';
import { defineCall } from '../server/calls/define-call.server.ts';
import { permissionTo } from './permissions/permission-to.server.ts';

export const outboxCall = defineCall(
  outboxList,
  { requires: permissionTo('see-outbox') },
  async (_request, context) => ({
    success: true as const,
    messages: await listOutbox(context),
  }),
);
