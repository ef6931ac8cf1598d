import { vi } from 'vitest';
import { createServices } from '../../src/create-services.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { startStoreJobs } from '../../src/store-jobs.server.ts';
import { type FakeSmsGateway, startFakeSmsGateway } from '../fakes/fake-sms-gateway.ts';
import { type FakeSmtpServer, type ReceivedMail, startFakeSmtpServer } from '../fakes/fake-smtp-server.ts';
import { otpIn } from '../fakes/inbox.ts';
import type { RunningStore } from '../store/running-store.ts';

export type Inbox = {
  mailTo(address: string, subject: RegExp, number?: number): Promise<ReceivedMail>;
  /** For numbers such as '+919820012345'. */
  otpTo(number: string): Promise<string>;
};

export type LiveInbox = Inbox & { close(): Promise<void> };

const arrival = { timeout: 30_000, interval: 50 };

export async function startLiveInbox(store: RunningStore): Promise<LiveInbox> {
  const [mail, sms] = await Promise.all([startFakeSmtpServer(), startFakeSmsGateway()]);
  const { port } = new URL(store.addressOf('nod'));
  const settings = { SMTP_URL: mail.url, SMS_URL: sms.url, SMS_TOKEN: 'sms-secret' };
  const services = createServices(readEnv({ PORT: port, ...settings }));
  const jobs = startStoreJobs({ ...store.server, services });
  return {
    ...readInbox(mail, sms),
    async close() {
      await jobs.stop();
      await Promise.all([mail.close(), sms.close()]);
    },
  };
}

/** What has arrived at these servers, from whichever store. */
export function readInbox(mail: FakeSmtpServer, sms: FakeSmsGateway): Inbox {
  const waitForMessage = <M>(messages: readonly M[], isMeant: (message: M) => boolean, what: string, number = 1) =>
    vi.waitFor(() => {
      const found = messages.filter(isMeant)[number - 1];
      if (!found) throw new Error(`nothing came: ${what}`);
      return found;
    }, arrival);
  return {
    mailTo: (address, subject, number) => {
      const what = `mail to ${address} about ${subject}`;
      return waitForMessage(mail.mails, (one) => one.to.includes(address) && subject.test(one.subject), what, number);
    },
    otpTo: async (number) => otpIn(await waitForMessage(sms.messages, ({ to }) => to === number, `SMS to ${number}`)),
  };
}

export function verificationLinkIn({ text }: ReceivedMail): string {
  const [link] = /https?:\/\/\S+\/emailverification\?token=[\w-]+/.exec(text) ?? [];
  if (!link) throw new Error(`no link in: ${text}`);
  return link;
}
