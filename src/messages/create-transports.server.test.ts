import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type FakeSmsGateway, startFakeSmsGateway } from '../../tests/fakes/fake-sms-gateway.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '../../tests/fakes/fake-smtp-server.ts';
import { startRedirectingServer } from '../../tests/fakes/redirecting-server.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { readEnv } from '../server/env.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { createMailTransport, createSmsTransport, createTransports } from './create-transports.server.ts';

let smtp: FakeSmtpServer;
let sms: FakeSmsGateway;
beforeAll(async () => {
  [smtp, sms] = await Promise.all([startFakeSmtpServer(), startFakeSmsGateway()]);
});
afterAll(() => Promise.all([smtp.close(), sms.close()]));

const message = { id: 'x-1', receiver: 'buyer@mill.example', subject: 'Order', text: 'Confirmed.', html: '' };

function transportsFor(settings: Record<string, string>) {
  const transports = createTransports(readEnv(settings), sites);
  onTestFinished(() => {
    for (const transport of transports.values()) transport.close();
  });
  return transports;
}

test('without settings nothing is sent', () => {
  expect([...transportsFor({}).keys()]).toEqual([]);
});

test('one mail server and one SMS gateway serve every site', () => {
  expect([...transportsFor({ SMTP_URL: smtp.url, SMS_URL: sms.url }).keys()].sort()).toEqual([
    'gwd mail',
    'gwd sms',
    'nod mail',
    'nod sms',
    'zwz mail',
    'zwz sms',
  ]);
});

test('a site may be the only one that sends', () => {
  expect([...transportsFor({ SMTP_URL_NOD: smtp.url, SMS_URL_GWD: sms.url }).keys()]).toEqual(['nod mail', 'gwd sms']);
});

test("an email comes from its site's address, with the site's host in its Message-ID, unless MAIL_FROM is set", async () => {
  const ownHost = transportsFor({ SMTP_URL: smtp.url, SITE_HOSTS: 'gwd=https://shop.gwd.example' });
  await ownHost.get('gwd mail')?.send(message);
  expect(smtp.mails.at(-1)).toMatchObject({
    from: 'sales@gwd.example',
    replyTo: 'sales@gwd.example',
    id: '<x-1@shop.gwd.example>',
  });
  const ownSender = transportsFor({ SMTP_URL: smtp.url, MAIL_FROM_GWD: 'GWD Orders <orders@gwd.example>' });
  await ownSender.get('gwd mail')?.send(message);
  expect(smtp.mails.at(-1)).toMatchObject({ from: 'orders@gwd.example', replyTo: 'sales@gwd.example' });
  await ownSender.get('nod mail')?.send(message);
  expect(smtp.mails.at(-1)?.from).toBe('sales@nod.example');
});

test("an SMS carries its site's token", async () => {
  const transports = transportsFor({ SMS_URL: sms.url, SMS_TOKEN: 'india', SMS_TOKEN_GWD: 'gulf' });
  for (const site of ['nod', 'gwd']) await transports.get(`${site} sms`)?.send(message);
  expect(sms.messages.map(({ authorization }) => authorization)).toEqual(['Bearer india', 'Bearer gulf']);
});

const server = setUp(startFakeSmtpServer);

const mail = {
  id: 'nod-abc-7',
  receiver: 'buyer@mill.example',
  subject: 'Your order ₹ 4,000',
  text: 'It is confirmed.',
  html: '<p>It is <b>confirmed</b>.</p>',
};

function transportTo(url = server.url, maxMs?: number) {
  const from = { name: 'Nod Bearings', address: 'orders@nod.example' };
  const transport = createMailTransport({
    url,
    sender: () => ({ from, replyTo: 'sales@nod.example' }),
    host: 'shop.nod.example',
    ...(maxMs !== undefined && { maxMs }),
  });
  onTestFinished(() => transport.close());
  return transport;
}
const refusalOf = (sent: Promise<void>) => sent.catch((cause: unknown) => cause);

test('an email arrives as text and HTML, marked as automatic, and replies to it reach the seller', async () => {
  await transportTo().send(mail);
  const received = server.mails.at(-1);
  expect(received).toMatchObject({
    to: ['buyer@mill.example'],
    from: 'orders@nod.example',
    replyTo: 'sales@nod.example',
    subject: 'Your order ₹ 4,000',
    autoSubmitted: 'auto-generated',
  });
  expect(received?.text.trim()).toBe('It is confirmed.');
  expect(received?.html).toContain('<b>confirmed</b>');
});

test('an email that its reader may be spared names the link that ends such mails, for one click', async () => {
  const link = 'https://shop.nod.example/stop-stock-alerts?user=7&sign=x';
  await transportTo().send({ ...mail, unsubscribe: link });
  expect(server.mails.at(-1)).toMatchObject({
    unsubscribe: `<${link}>`,
    unsubscribePost: 'List-Unsubscribe=One-Click',
  });
  await transportTo().send(mail);
  expect(server.mails.at(-1)?.unsubscribe).toBeUndefined();
});

test('a picture goes with the email, under the name that its HTML calls it by', async () => {
  const png = Buffer.from('a small picture');
  await transportTo().send({ ...mail, html: '<img src="cid:logo">', pictures: { logo: png } });
  const [picture, ...others] = server.mails.at(-1)?.pictures ?? [];
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ contentId: '<logo>', disposition: 'inline', mimeType: 'image/png' });
  expect(Buffer.from(picture?.content as ArrayBuffer).equals(png)).toBe(true);
});

test('an email that is sent again keeps its Message-ID', async () => {
  const transport = transportTo();
  await transport.send(mail);
  await transport.send(mail);
  expect(server.mails.slice(-2).map(({ id }) => id)).toEqual(Array(2).fill('<nod-abc-7@shop.nod.example>'));
});

test('a receiver with a comma is one address, so that no second mailbox gets the OTP', async () => {
  await refusalOf(transportTo().send({ ...mail, receiver: 'buyer@mill.example,thief@elsewhere.example' }));
  expect(server.mails.filter(({ to }) => to.includes('thief@elsewhere.example'))).toEqual([]);
});

test.each([
  [550, true],
  [451, false],
] as const)('a receiver refused with %i: given up is %j', async (code, isPermanent) => {
  server.refusals.push(code);
  expect(await refusalOf(transportTo().send(mail))).toMatchObject({
    isPermanent,
    message: expect.stringMatching(/^the mail server did not take it: .*not now/),
  });
});

test('a wrong password and an unreachable server are tried again later', async () => {
  const wrongPassword = server.url.replace('secret', 'wrong');
  const gone = await startFakeSmtpServer();
  await gone.close();
  for (const url of [wrongPassword, gone.url])
    expect(await refusalOf(transportTo(url).send(mail))).toMatchObject({ isPermanent: false });
});

test('a server that never ends its answer is given up and left, and the next email goes over a new connection', async () => {
  const connections: Socket[] = [];
  const dripping = createServer((socket) => {
    socket.write('220 welcome\r\n');
    const answers = setInterval(() => socket.write('250-wait\r\n'), 10);
    socket.on('error', () => undefined).once('close', () => clearInterval(answers));
    connections.push(socket);
  });
  await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(dripping.address() as AddressInfo).port}`;
  const transport = transportTo(url, 300);
  for (const round of [1, 2]) {
    expect(await refusalOf(transport.send(mail))).toMatchObject({
      isPermanent: false,
      message: 'the mail server did not take it: it took longer than 0.3 s',
    });
    expect(connections).toHaveLength(round);
  }
  // Ends only when the mail's connections have ended.
  await new Promise((resolve) => dripping.close(resolve));
});

const gateway = setUp(startFakeSmsGateway);

const otp = { id: 'nod-abc-7', receiver: '+919820012345', subject: '', text: '482913 is your OTP.', html: '' };
const send = (token?: string) => createSmsTransport({ url: gateway.url, token }).send(otp);

test('the gateway gets number, text, its token and a key by which it recognizes a repeated SMS', async () => {
  await send('sms-secret');
  expect(gateway.messages.at(-1)).toEqual({
    to: '+919820012345',
    text: '482913 is your OTP.',
    authorization: 'Bearer sms-secret',
    id: 'nod-abc-7',
  });
});

test('a gateway without a token gets no authorization', async () => {
  await send();
  expect(gateway.messages.at(-1)?.authorization).toBe('');
});

test.each([
  [400, true],
  [404, true],
  [422, true],
  [401, false],
  [429, false],
  [503, false],
])('the gateway answers %i: given up is %j', async (status, isPermanent) => {
  gateway.refusals.push(status);
  expect(await refusalOf(send())).toMatchObject({ isPermanent, message: `the SMS gateway answered ${status}` });
});

test('a number, a text and a token are sent nowhere else', async () => {
  const elsewhere = await startRedirectingServer();
  const sent = createSmsTransport({ url: elsewhere.url, token: 'sms-secret' }).send(otp);
  expect(await refusalOf(sent)).toMatchObject({ isPermanent: false, message: expect.stringContaining('not reached') });
  expect(elsewhere.followed).toEqual([]);
  await elsewhere.close();
});

test('an unreachable gateway is tried again later', async () => {
  const gone = await startFakeSmsGateway();
  await gone.close();
  expect(await refusalOf(createSmsTransport({ url: gone.url, token: undefined }).send(otp))).toMatchObject({
    isPermanent: false,
    message: expect.stringMatching(/^the SMS gateway was not reached: .*ECONNREFUSED/),
  });
});
