import { type Post, sendWaiting } from '../src/messages/send-messages.server.ts';
import { waysOf } from '../src/messages/ways.ts';
import { readEnv } from '../src/server/env.ts';
import { writingOf } from '../src/store-jobs.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';
import { type ReceivedSms, type SmsGateway, startSmsGateway } from './sms-gateway.ts';
import type { TestStore } from './store.ts';

export type PostOffice = {
  mail: MailServer;
  sms: SmsGateway;
  /** As the store's job has it. */
  post: Post;
  /** Sends what waits and answers the newest mail to this address. */
  mailTo(address: string): Promise<ReceivedMail>;
  /** Sends what waits and answers the newest SMS to this number. */
  smsTo(number: string): Promise<ReceivedSms>;
  close(): Promise<void>;
};

/** A mail server and an SMS gateway, and the store's job that sends to them whenever a test looks for a message. */
export async function openPostOffice(store: TestStore): Promise<PostOffice> {
  const [mail, sms] = await Promise.all([startMailServer(), startSmsGateway()]);
  const env = readEnv({ SMTP_URL: mail.url, SMS_URL: sms.url, SMS_TOKEN: 'sms-secret' });
  const ways = waysOf(env);
  const post = { ...writingOf(env), ...store.server, ways, clock: store.now };
  const newest = async <M extends { id: string }>(
    messages: readonly M[],
    isHers: (message: M) => boolean,
    whose: string,
  ) => {
    await sendWaiting(post);
    // Several go out at a time; the id ends with the number of the row.
    const found = messages.filter(isHers).toSorted((a, b) => rowOf(b.id) - rowOf(a.id))[0];
    if (!found) throw new Error(`nothing was sent to ${whose}`);
    return found;
  };
  return {
    mail,
    sms,
    post,
    mailTo: (address) => newest(mail.mails, ({ to }) => to.includes(address), address),
    smsTo: (number) => newest(sms.messages, ({ to }) => to === number, number),
    async close() {
      for (const way of ways.values()) way.close();
      await Promise.all([mail.close(), sms.close()]);
    },
  };
}

const rowOf = (id: string) => Number(/-(\d+)(?:@.*)?$/.exec(id)?.[1] ?? 0);

/** The token of the link that a mail leads to /emailverification with. */
export function tokenIn({ text }: ReceivedMail): string {
  return /\/emailverification\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** The OTP in a message, which holds no other six-digit number. */
export function otpIn({ text }: { text: string }): string {
  const codes = text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  if (codes.length !== 1) throw new Error(`${codes.length} six-digit numbers in: ${text}`);
  return String(codes[0]);
}
