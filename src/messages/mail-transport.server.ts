import { DeliveryError, type OutgoingMessage, type Transport } from './transport.ts';

export type MailTerms = {
  url: string;
  /** Asked for each mail, as the seller may change its address. */
  sender: () => { from: string | { name: string; address: string }; replyTo: string };
  host: string;
  /** For one mail, all answers together. */
  maxMs?: number;
};

/** Without a byte. */
const timeoutMs = 20_000;
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
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
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
