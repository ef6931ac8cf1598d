import { createTransports } from '../../src/messages/create-transports.server.ts';
import { createMessageSender, type SendContext } from '../../src/messages/send-messages.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { sendWaiting } from '../actions/send-waiting.ts';
import type { TestStore } from '../store/test-store.ts';
import { type FakeSmsGateway, type ReceivedSms, startFakeSmsGateway } from './fake-sms-gateway.ts';
import { type FakeSmtpServer, type ReceivedMail, startFakeSmtpServer } from './fake-smtp-server.ts';

export type TestInbox = {
  mail: FakeSmtpServer;
  sms: FakeSmsGateway;
  senderContext: SendContext;
  mailTo(address: string): Promise<ReceivedMail>;
  smsTo(number: string): Promise<ReceivedSms>;
  close(): Promise<void>;
};

export async function openTestInbox(store: TestStore): Promise<TestInbox> {
  const [mail, sms] = await Promise.all([startFakeSmtpServer(), startFakeSmsGateway()]);
  const env = readEnv({ SMTP_URL: mail.url, SMS_URL: sms.url, SMS_TOKEN: 'sms-secret' });
  const transports = createTransports(env, store.server.sites);
  const senderContext = { ...store.server.services, ...store.server, transports, clock: store.now };
  const newest = async <M extends { id: string }>(
    messages: readonly M[],
    matches: (message: M) => boolean,
    receiver: string,
  ) => {
    await sendWaiting(createMessageSender(senderContext));
    // Several are sent at once; the id ends with the row number.
    const found = messages.filter(matches).toSorted((a, b) => rowOf(b.id) - rowOf(a.id))[0];
    if (!found) throw new Error(`nothing was sent to ${receiver}`);
    return found;
  };
  return {
    mail,
    sms,
    senderContext,
    mailTo: (address) => newest(mail.mails, ({ to }) => to.includes(address), address),
    smsTo: (number) => newest(sms.messages, ({ to }) => to === number, number),
    async close() {
      for (const transport of transports.values()) transport.close();
      await Promise.all([mail.close(), sms.close()]);
    },
  };
}

const rowOf = (id: string) => Number(/-(\d+)(?:@.*)?$/.exec(id)?.[1] ?? 0);

export function verificationTokenIn({ text }: ReceivedMail): string {
  return /\/emailverification\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

export function signInTokenIn({ text }: ReceivedMail): string {
  return /\/sign-in-link\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Messages contain no other six-digit number. */
export function otpIn({ text }: { text: string }): string {
  const codes = text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  if (codes.length !== 1) throw new Error(`${codes.length} six-digit numbers in: ${text}`);
  return String(codes[0]);
}
