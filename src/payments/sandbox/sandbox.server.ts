import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { GatewayName, PaymentGateway, WebhookEvent } from '../gateways/payment-gateway.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';
import { isSignedWith, signatureOf } from '../gateways/signature.server.ts';
import {
  endSandboxSession,
  findCaptures,
  findSession,
  insertCapture,
  insertSandboxEvent,
  insertSandboxRefund,
  insertSession,
  lockSession,
  type SandboxSession,
} from './sandbox.db.ts';

/** What the stand-in stands on; `secret` is the store's own, of which its keys are made. */
export type SandboxContext = { database: Database; secret: string; now: Date };

/** The stand-in for a provider, where a site has no keys: its sessions lie in this database, and no money moves. */
export function createSandbox(context: SandboxContext, site: Site, name: GatewayName, address: string): PaymentGateway {
  const { database, now } = context;
  const keys = sandboxKeys(context.secret, site, name);
  const known = async (id: string) => {
    const [session] = await findSession(database, { site: site.code, id });
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
      const id = `${prefixes[name].session}_test_${randomId()}`;
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
    isValidProof: ({ sessionId, captureId, signature }) =>
      isSignedWith(keys.secret, `${sessionId}|${captureId}`, signature),
    parseWebhook: ({ body, header, now: at }) =>
      signed(name, keys.webhook, body, header, at) ? readEvent(body.toString()) : undefined,
  };
}

const prefixes = {
  razorpay: { session: 'order', capture: 'pay' },
  stripe: { session: 'cs', capture: 'pi' },
} as const;

const randomId = () => randomBytes(12).toString('hex');

const sandboxKeys = (secret: string, site: Site, name: GatewayName) => ({
  secret: signatureOf(secret, `sandbox key ${site.code} ${name}`),
  webhook: signatureOf(secret, `sandbox webhook ${site.code} ${name}`),
});

const isOver = ({ endedAt, expiresAt }: SandboxSession, now: Date) => endedAt !== null || expiresAt <= now;

/** What the buyer's browser brings back from a payment. */
export type Proof = { captureId: string; signature: string };

/**
 * Pays a session as a buyer's bank would: the money is noted, and the webhook that tells of it, in one transaction. Paid
 * again it answers the same; undefined when the session is over or unknown.
 */
export async function paySandbox(
  { database, secret, now }: SandboxContext,
  site: Site,
  sessionId: string,
): Promise<Proof | undefined> {
  return database.transaction(async (db) => {
    const [session] = await lockSession(db, { site: site.code, id: sessionId });
    if (!session) return undefined;
    const keys = sandboxKeys(secret, site, session.provider);
    const proof = (captureId: string) => ({
      captureId,
      signature: signatureOf(keys.secret, `${sessionId}|${captureId}`),
    });
    const [before] = await findCaptures(db, { sessionId });
    if (before) return proof(before.id);
    if (isOver(session, now)) return undefined;
    const { amountMinor, currency, provider } = session;
    const capture = { id: `${prefixes[provider].capture}_test_${randomId()}`, sessionId, amountMinor, currency };
    await insertCapture(db, { ...capture, now });
    await queueEvent(db, site, provider, { sessionId, kind: 'paid', captures: [capture] }, now);
    return proof(capture.id);
  });
}

/** Reports a refused card; the session can still be paid. */
export async function failSandbox(
  { database, now }: SandboxContext,
  site: Site,
  session: SandboxSession,
): Promise<void> {
  await queueEvent(database, site, session.provider, { sessionId: session.id, kind: 'failed', captures: [] }, now);
}

/** Ends a session for its buyer, who gave up. */
export async function cancelSandbox(
  { database, now }: SandboxContext,
  site: Site,
  session: SandboxSession,
): Promise<void> {
  await database.transaction(async (db) => {
    await endSandboxSession(db, { id: session.id, now });
    await queueEvent(db, site, session.provider, { sessionId: session.id, kind: 'ended', captures: [] }, now);
  });
}

async function queueEvent(
  db: Parameters<typeof insertSandboxEvent>[0],
  { code: site }: Site,
  provider: GatewayName,
  event: Omit<WebhookEvent, 'id'>,
  now: Date,
): Promise<void> {
  const id = `evt_test_${randomId()}`;
  await insertSandboxEvent(db, { id, site, provider, body: JSON.stringify({ id, ...event }), now });
}

/** The headers with which a webhook of the stand-in goes out: as the provider's own, each with its signature. */
export function sandboxWebhookHeaders(
  { secret, now }: Pick<SandboxContext, 'secret' | 'now'>,
  site: Site,
  { id, provider, body }: { id: string; provider: GatewayName; body: string },
): Record<string, string> {
  const { webhook } = sandboxKeys(secret, site, provider);
  if (provider === 'razorpay') return { 'x-razorpay-event-id': id, 'x-razorpay-signature': signatureOf(webhook, body) };
  const at = Math.floor(now.getTime() / 1000);
  return { 'stripe-signature': `t=${at},v1=${signatureOf(webhook, `${at}.${body}`)}` };
}

const toleranceSeconds = 300;

function signed(
  name: GatewayName,
  secret: string,
  body: Buffer,
  header: (name: string) => string | undefined,
  now: Date,
): boolean {
  if (name === 'razorpay') return isSignedWith(secret, body, header('x-razorpay-signature') ?? '');
  const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]+)$/.exec(header('stripe-signature') ?? '') ?? [];
  if (Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds) return false;
  return isSignedWith(secret, Buffer.concat([Buffer.from(`${at}.`), body]), given);
}

const event = z.object({
  id: z.string(),
  sessionId: z.string().nullable(),
  kind: z.enum(['paid', 'failed', 'ended', 'refunded', 'other']),
  captures: z.array(
    z.object({ id: z.string(), sessionId: z.string(), amountMinor: z.number().int(), currency: z.string() }),
  ),
});

function readEvent(text: string): WebhookEvent | undefined {
  try {
    return event.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
