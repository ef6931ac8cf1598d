import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  to: string[];
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  id: string;
  autoSubmitted: string;
  unsubscribe: string | undefined;
  unsubscribePost: string | undefined;
  pictures: Attachment[];
};

export type FakeSmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** Replies to the next mails: 451 temporary, 550 permanent. */
  refusals: (451 | 550)[];
  /** Until it is cleared. `down`: takes no connection; `slow`: takes a mail after a second; `lying`: takes it and denies it. */
  fault: 'down' | 'slow' | 'lying' | undefined;
  close(): Promise<void>;
};

export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const mails: ReceivedMail[] = [];
  const refusals: (451 | 550)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'secret' ? done(null, { user: username }) : done(new Error('who are you?')),
    onConnect: (_session, done) =>
      received.fault === 'down' ? done(Object.assign(new Error('not now'), { responseCode: 421 })) : done(),
    onRcptTo: (_address, _session, done) => {
      const code = refusals.shift();
      done(code === undefined ? null : Object.assign(new Error('not now'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      void text(stream)
        .then(PostalMime.parse)
        .then(async (mail) => {
          if (received.fault === 'slow') await pause(1000);
          const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
          mails.push({
            to,
            from: mail.from?.address ?? '',
            replyTo: mail.replyTo?.[0]?.address ?? '',
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
            id: mail.messageId ?? '',
            pictures: mail.attachments,
            autoSubmitted: header('auto-submitted') ?? '',
            unsubscribe: header('list-unsubscribe'),
            unsubscribePost: header('list-unsubscribe-post'),
          });
          done(received.fault === 'lying' ? Object.assign(new Error('not now'), { responseCode: 451 }) : null);
        })
        .catch(done);
    },
  });
  // A store that is killed breaks its connections; a mail server goes on.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const received: FakeSmtpServer = {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    mails,
    refusals,
    fault: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return received;
}
