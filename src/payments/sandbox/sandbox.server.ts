import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../server/database/database.server.ts';
import { gatewayAdapters } from '../gateway-adapters.server.ts';
import type { GatewayName, PaymentGateway, WebhookEvent } from '../gateways/payment-gateway.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';
import type { GatewayContext } from '../gateways/payment-gateways.ts';
import { isSignedWith, signatureOf } from '../gateways/signature.server.ts';
import { gateways } from '../gateways.data.ts';
import {
  endSandboxSession,
  findCaptures,
  findSandboxRefunds,
  findSandboxSession,
  insertCapture,
  insertSandboxEvent,
  insertSandboxRefund,
  insertSession,
  lockSession,
  type SandboxSession,
} from './sandbox.db.ts';

/** Replaces a gateway where a site has no keys: sessions live in this database, and no money moves. */
export function createSandbox(context: GatewayContext, name: GatewayName, address: string): PaymentGateway {
  const { site, database, now } = context;
  const keys = sandboxKeys(context.secret, { site: site.code, provider: name });
  const known = async (id: string) => {
    const [session] = await findSandboxSession(database, { site: site.code, id });
    if (!session) throw new GatewayUnavailableError(`the sandbox has no session ${id}`);
    return session;
  };
  return {
    name,
    sandbox: true,
    publicKey: `test_${name}_${site.code}`,
    async openSession(session) {
      const { receipt, amountMinor, currency, description, successUrl, cancelUrl, expiresAt } = session;
      const fields = { receipt, amountMinor, currency, description, successUrl, cancelUrl, expiresAt };
      const id = `${gateways[name].idPrefixes.session}_test_${randomId()}`;
      const [opened] = await insertSession(database, { id, site: site.code, provider: name, now, ...fields });
      if (!opened) throw new GatewayUnavailableError('the sandbox could not open a session');
      return { id: opened.id, url: `${address}/sandbox-checkout/${opened.id}`, publicKey: this.publicKey };
    },
    async getSessionState(sessionId) {
      const session = await known(sessionId);
      const captures = await findCaptures(database, { sessionId });
      if (captures.length > 0) return { state: 'paid', captures };
      return { state: isOver(session, now) ? 'ended' : 'open', captures };
    },
    async endSession(sessionId) {
      await endSandboxSession(database, { id: (await known(sessionId)).id, now });
    },
    async refund({ captureId, amountMinor, key }) {
      const refund = { key, id: `rfnd_test_${randomId()}`, captureId, amountMinor, now };
      const [made] = await insertSandboxRefund(database, refund);
      return { id: made?.id ?? refund.id };
    },
    listRefunds: async (captureId) =>
      (await findSandboxRefunds(database, { captureId })).map((refund) => ({ ...refund, cameBack: false })),
    checkKeys: async () => ({ isLive: false }),
    isValidProof: ({ sessionId, captureId, signature }) =>
      isSignedWith(keys.secret, `${sessionId}|${captureId}`, signature),
    parseWebhook: (webhook) =>
      gatewayAdapters[name].isWebhookSigned({ ...webhook, secret: keys.webhook })
        ? readEvent(webhook.body.toString())
        : undefined,
  };
}

const randomId = () => randomBytes(12).toString('hex');

type SandboxRef = Pick<SandboxSession, 'site' | 'provider'>;

const sandboxKeys = (secret: string, { site, provider }: SandboxRef) => ({
  secret: signatureOf(secret, `sandbox key ${site} ${provider}`),
  webhook: signatureOf(secret, `sandbox webhook ${site} ${provider}`),
});

const isOver = ({ endedAt, expiresAt }: SandboxSession, now: Date) => endedAt !== null || expiresAt <= now;

export type Proof = { captureId: string; signature: string };

/** Idempotent; undefined when the session has ended or is unknown. */
export async function paySandbox(
  { site, secret, database, now }: GatewayContext,
  sessionId: string,
): Promise<Proof | undefined> {
  return database.transaction(async (db) => {
    const [session] = await lockSession(db, { site: site.code, id: sessionId });
    if (!session) return undefined;
    const keys = sandboxKeys(secret, session);
    const proof = (captureId: string) => ({
      captureId,
      signature: signatureOf(keys.secret, `${sessionId}|${captureId}`),
    });
    const [before] = await findCaptures(db, { sessionId });
    if (before) return proof(before.id);
    if (isOver(session, now)) return undefined;
    const { amountMinor, currency, provider } = session;
    const capture = {
      id: `${gateways[provider].idPrefixes.capture}_test_${randomId()}`,
      sessionId,
      amountMinor,
      currency,
    };
    await insertCapture(db, { ...capture, now });
    await queueEvent(db, session, { kind: 'paid', captures: [capture] }, now);
    return proof(capture.id);
  });
}

export async function failSandbox(
  { database, now }: Pick<GatewayContext, 'database' | 'now'>,
  session: SandboxSession,
): Promise<void> {
  await queueEvent(database, session, { kind: 'failed', captures: [] }, now);
}

export async function cancelSandbox(
  { database, now }: Pick<GatewayContext, 'database' | 'now'>,
  session: SandboxSession,
): Promise<void> {
  await database.transaction(async (db) => {
    await endSandboxSession(db, { id: session.id, now });
    await queueEvent(db, session, { kind: 'ended', captures: [] }, now);
  });
}

async function queueEvent(
  db: Db,
  { id: sessionId, site, provider }: SandboxSession,
  event: Pick<WebhookEvent, 'kind' | 'captures'>,
  now: Date,
): Promise<void> {
  const id = `evt_test_${randomId()}`;
  await insertSandboxEvent(db, { id, site, provider, body: JSON.stringify({ id, sessionId, ...event }), now });
}

export function sandboxWebhookHeaders(
  { secret, now }: Pick<GatewayContext, 'secret' | 'now'>,
  event: SandboxRef & { id: string; body: string },
): Record<string, string> {
  const { webhook } = sandboxKeys(secret, event);
  return gatewayAdapters[event.provider].signWebhook({ id: event.id, body: event.body, secret: webhook, now });
}

const webhookBody = z.object({
  id: z.string(),
  sessionId: z.string().nullable(),
  kind: z.enum(['paid', 'failed', 'ended', 'refunded', 'other']),
  captures: z.array(
    z.object({ id: z.string(), sessionId: z.string(), amountMinor: z.number().int(), currency: z.string() }),
  ),
});

function readEvent(text: string): WebhookEvent | undefined {
  try {
    return webhookBody.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
