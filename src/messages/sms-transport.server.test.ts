import { expect, test } from 'vitest';
import { startFakeSmsGateway } from '../../tests/fakes/fake-sms-gateway.ts';
import { startRedirectingServer } from '../../tests/fakes/redirecting-server.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { createSmsTransport } from './sms-transport.server.ts';

const gateway = setUp(startFakeSmsGateway);

const sms = { id: 'nod-abc-7', receiver: '+919820012345', subject: '', text: '482913 is your OTP.', html: '' };
const send = (token?: string) => createSmsTransport({ url: gateway.url, token }).send(sms);
const refusalOf = (sent: Promise<void>) => sent.catch((cause: unknown) => cause);

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
  const sent = createSmsTransport({ url: elsewhere.url, token: 'sms-secret' }).send(sms);
  expect(await refusalOf(sent)).toMatchObject({ isPermanent: false, message: expect.stringContaining('not reached') });
  expect(elsewhere.followed).toEqual([]);
  await elsewhere.close();
});

test('an unreachable gateway is tried again later', async () => {
  const gone = await startFakeSmsGateway();
  await gone.close();
  expect(await refusalOf(createSmsTransport({ url: gone.url, token: undefined }).send(sms))).toMatchObject({
    isPermanent: false,
    message: expect.stringMatching(/^the SMS gateway was not reached: .*ECONNREFUSED/),
  });
});
