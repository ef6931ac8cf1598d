import { createTransport } from 'nodemailer';
import { DeliveryError, type OutgoingMessage, type Transport } from './transport.ts';

export type MailTerms = {
  /** smtp:// or smtps://, with user and password where the server asks them. */
  url: string;
  from: string | { name: string; address: string };
  replyTo: string;
  /** The site's host name, for the message's own id. */
  host: string;
};

const timeoutMs = 20_000;

/** Sends mail by SMTP over a few connections that stay open. A mail that is sent again keeps its Message-ID. */
export function createMailTransport({ url, from, replyTo, host }: MailTerms): Transport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send = async ({ id, receiver, subject, text, html }: OutgoingMessage) => {
    const messageId = `<${id}@${host}>`;
    const headers = { 'Auto-Submitted': 'auto-generated' };
    // An address object, so that no receiver is ever read as a list.
    const to = { name: '', address: receiver };
    await transport
      .sendMail({ from, replyTo, to, subject, text, html, messageId, headers })
      .catch((cause: SmtpError) => {
        throw new DeliveryError(`the mail server did not take it: ${cause.message}`, isFinal(cause));
      });
  };
  return { send, close: () => transport.close() };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** 5xx about this receiver or this message; a refused sign-in is about the settings, and passes. */
function isFinal({ code, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
