import { expect, test } from 'vitest';
import adapter from './stripe.server.ts';

const now = new Date('2026-11-20T10:00:00Z');
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const body = '{"id":"evt_1"}';
const sign = () => adapter.signWebhook({ id: 'evt_1', body, secret: 'ours', now })['stripe-signature'] ?? '';

const isSigned = (header: string | undefined, { secret = 'ours', text = body, at = now } = {}) =>
  adapter.isWebhookSigned({
    body: Buffer.from(text),
    header: (name) => (name === 'stripe-signature' ? header : undefined),
    secret,
    now: at,
  });

test.each([
  ['at once', 0, true],
  ['five minutes later', 300, true],
  ['five minutes early, by another clock', -300, true],
  ['later than five minutes', 301, false],
  ['earlier than five minutes', -301, false],
])('a webhook received %s', (_when, seconds, valid) => {
  expect(isSigned(sign(), { at: secondsLater(seconds) })).toBe(valid);
});

test.each<[string, (signature: string) => string | undefined, Parameters<typeof isSigned>[1]]>([
  ['with another body', (signature) => signature, { text: `${body} ` }],
  ['signed with another secret', (signature) => signature, { secret: 'theirs' }],
  ['with something before the signature', (signature) => `x${signature}`, {}],
  ['with something after the signature', (signature) => `${signature},v0=1`, {}],
  ['of another moment', (signature) => signature.replace(/t=\d+/, (moment) => `${moment.slice(0, -1)}9`), {}],
  ['without a signature', () => undefined, {}],
])('a webhook %s is rejected', (_fault, spoil, received) => {
  expect(isSigned(spoil(sign()), received)).toBe(false);
});
