import type { Env } from '../server/env.server.ts';
import { type SiteCode, type Sites, siteCodes } from '../sites/site.ts';
import { DeliveryError, type OutgoingMessage, type Transport } from './transport.ts';

/** The keys are site and channel, as 'nod mail'. Messages without a transport stay in the outbox. */
export function createTransports(env: Env, sites: Sites): ReadonlyMap<string, Transport> {
  const transports = new Map<string, Transport>();
  for (const code of siteCodes) {
    const mail = mailOf(env, sites, code);
    const sms = smsOf(env, code);
    if (mail) transports.set(`${code} mail`, mail);
    if (sms) transports.set(`${code} sms`, sms);
  }
  return transports;
}

function mailOf(env: Env, sites: Sites, code: SiteCode): Transport | undefined {
  const url = env.forSite(code, 'SMTP_URL');
  const sender = () => {
    const { name, contact } = sites[code];
    const from = env.forSite(code, 'MAIL_FROM') ?? { name, address: contact.email };
    return { from, replyTo: contact.email };
  };
  return url ? createMailTransport({ url, sender, host: new URL(env.siteHosts[code].address).hostname }) : undefined;
}

function smsOf(env: Env, code: SiteCode): Transport | undefined {
  const url = env.forSite(code, 'SMS_URL');
  return url ? createSmsTransport({ url, token: env.forSite(code, 'SMS_TOKEN') }) : undefined;
}

type MailTerms = {
  url: string;
  /** The sender is asked for with each mail, as the seller may change its address. */
  sender: () => { from: string | { name: string; address: string }; replyTo: string };
  host: string;
  /** The longest time in ms that all answers for one mail may take together. */
  maxMs?: number;
};

/** How long a mail server may send nothing. */
const smtpTimeoutMs = 20_000;
/** A server that answers a little now and then keeps the other limits for ever. */
const maxMailMs = 60_000;

/** A mail that is sent again keeps its Message-ID. */
export function createMailTransport({ url, sender, host, maxMs = maxMailMs }: MailTerms): Transport {
  let opened: ReturnType<typeof openTransport> | undefined;
  const send = async ({ id, receiver, subject, text, html, unsubscribe, pictures = {} }: OutgoingMessage) => {
    const messageId = `<${id}@${host}>`;
    const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) };
    // An address object, so that a receiver is never parsed as a list.
    const to = { name: '', address: receiver };
    const mail = { ...sender(), to, subject, text, html, messageId, headers };
    opened ??= openTransport(url);
    const opening = opened;
    const transport = await opening;
    const late = () => {
      if (opened === opening) opened = undefined;
      transport.close({ force: true });
    };
    await withinTime(transport.sendMail({ ...mail, attachments: attachmentsOf(pictures) }), maxMs, late).catch(
      (cause: SmtpError) => {
        throw new DeliveryError(`the mail server did not take it: ${cause.message}`, isFinal(cause));
      },
    );
  };
  const close = () => void opened?.then((transport) => transport.close());
  return { send, close };
}

/** RFC 2369 and RFC 8058: a mail program shows a button that posts to the link. */
const unsubscribeHeaders = (link: string | undefined) =>
  link && { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

async function withinTime<Result>(work: Promise<Result>, maxMs: number, late: () => void): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`it took longer than ${maxMs / 1000} s`));
    late();
  }, maxMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the library with the first mail. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const attachmentsOf = (pictures: Readonly<Record<string, Buffer>>) =>
  Object.entries(pictures).map(([cid, content]) => ({
    cid,
    content,
    filename: `${cid}.png`,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
  }));

type SmtpError = Error & { code?: string; responseCode?: number };

/** 5xx for this receiver or message. A failed sign-in is a setting that staff can correct. */
function isFinal({ code, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

const smsTimeoutMs = 15_000;
/** The request itself is wrong, such as an invalid number: do not retry. */
const finalStatuses = [400, 404, 422];

/** POST with JSON {to, text}, a Bearer token and an Idempotency-Key; any 2xx is success. */
export function createSmsTransport({ url, token }: { url: string; token: string | undefined }): Transport {
  const send = async ({ id, receiver, text }: OutgoingMessage) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(smsTimeoutMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: receiver, text }),
    }).catch((cause: Error) => {
      throw new DeliveryError(`the SMS gateway was not reached: ${reasonOf(cause)}`, false);
    });
    await response.body?.cancel();
    if (!response.ok)
      throw new DeliveryError(`the SMS gateway answered ${response.status}`, finalStatuses.includes(response.status));
  };
  return { send, close: () => undefined };
}

const reasonOf = (cause: Error) => (cause.cause instanceof Error ? cause.cause.message : cause.message);
