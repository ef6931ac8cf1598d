import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { redeliverNow } from '../../api/webhooks/deliver-webhooks.server.ts';
import {
  createEndpoint,
  endEndpoint,
  findAttempts,
  findDeliveries,
  findDelivery,
  switchEndpointOn,
} from '../../api/webhooks/manage-endpoints.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import {
  createEndpointAtDesk,
  deliveriesAtDesk,
  deliveryAtDesk,
  removeEndpointAtDesk,
  sendAgainAtDesk,
  switchEndpointOnAtDesk,
} from './integrations.contract.ts';

const requires = staffPermissionTo('manage-integrations');
const rowsPerPage = 50;
const maxAttempts = 50;

export const createEndpointCall = defineDeskCall(
  createEndpointAtDesk,
  { requires },
  async ({ url, events }, context) => {
    const { database, site, secret, by, now, services } = context;
    if (events.length === 0) return refuse(createEndpointAtDesk, 'events');
    const wanted = { url, events: [...new Set(events)], by, now };
    const created = await createEndpoint(database, site, { secret, rules: services.endpointRules }, wanted);
    return created instanceof Refusal ? created : { success: true as const, secret: created.secret };
  },
);
export const sendAgainCall = defineDeskCall(sendAgainAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, secret, by, now, services } = context;
  const sender = { database, secret, rules: services.endpointRules, clock: () => now, siteOf: () => site };
  const sent = await redeliverNow(sender, site, { id, by });
  if (sent instanceof Refusal) return sent;
  if (sent.problem) return refuse(sendAgainAtDesk, 'failed', { problem: sent.problem });
  return { success: true as const, message: 'It has arrived.' };
});

export const removeEndpointCall = defineDeskCall(removeEndpointAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, by, now } = context;
  const ended = await endEndpoint(database, site, { id, by, now });
  return ended instanceof Refusal
    ? ended
    : { success: true as const, message: `${ended.url} no longer receives events.` };
});

export const switchEndpointOnCall = defineDeskCall(switchEndpointOnAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, by, now } = context;
  const on = await switchEndpointOn(database, site, { id, by, now });
  return on instanceof Refusal ? on : { success: true as const, message: `What waited for ${on.url} is being sent.` };
});

export const deliveriesCall = defineDeskCall(deliveriesAtDesk, { requires }, async ({ view, before }, { db, site }) => {
  const from = /^\d{1,15}$/.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER;
  const page = { site: site.code, before: from, failedOnly: view === 'failed', limit: rowsPerPage + 1 };
  const found = await findDeliveries(db, page);
  const rows = found.slice(0, rowsPerPage);
  const next = found.length > rowsPerPage ? String(rows.at(-1)?.id ?? '') : '';
  return { success: true as const, rows, next };
});

export const deliveryCall = defineDeskCall(deliveryAtDesk, { requires }, async ({ id }, { db, site }) => {
  const [row] = await findDelivery(db, { site: site.code, id });
  if (!row) throw notFound('This message');
  const attempts = await findAttempts(db, { id, limit: maxAttempts });
  return { success: true as const, delivery: row, attempts };
});
