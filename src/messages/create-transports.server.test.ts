import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type FakeSmsGateway, startFakeSmsGateway } from '../../tests/fakes/fake-sms-gateway.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '../../tests/fakes/fake-smtp-server.ts';
import { readEnv } from '../server/env.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { createTransports } from './create-transports.server.ts';

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
