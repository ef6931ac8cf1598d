import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import type { SandboxSession } from './sandbox.db.ts';
import { type SandboxOutcome, sandboxPage } from './sandbox-page.server.ts';

const session = {
  id: 'order_1',
  amountMinor: 1_234_500,
  currency: 'INR',
  description: 'NOD order, 1 line',
  expiresAt: new Date('2026-11-20T09:15:00Z'),
  cancelUrl: 'http://nod.localhost/shippingnod?payment=cancelled',
} as SandboxSession;
const page = (outcome?: SandboxOutcome, overrides: Partial<SandboxSession> = {}, notice = '') =>
  sandboxPage(sites.nod, { ...session, ...overrides }, outcome, 'nonce-1', notice);
const buttons = (html: string) => [...html.matchAll(/<button name="do" value="(\w+)"/g)].map(([, name]) => name);

test('an open session shows amount, description and end, and offers every outcome', () => {
  const html = page();
  expect(html).toContain('<b>INR 12,345.00</b>');
  expect(html).toContain('<dd>NOD order, 1 line</dd>');
  expect(html).toContain('20 Nov 2026, 14:45');
  expect(buttons(html)).toEqual(['pay', 'fail', 'cancel', 'close']);
  expect(html).toContain('<style nonce="nonce-1">');
});

test('after a declined card the buyer can try again', () => {
  const html = page('failed');
  expect(html).toContain('<p role="alert" class="bad">The card was declined.</p>');
  expect(buttons(html)).toEqual(['pay', 'fail', 'cancel', 'close']);
});

test('a paid or ended session has no buttons; an ended one leads back to the store', () => {
  expect(buttons(page('paid')) + page('paid')).toContain('Paid. You can close this window');
  const ended = page('over');
  expect(buttons(ended)).toEqual([]);
  expect(ended).toContain('Nothing was charged.');
  expect(ended).toContain(`<a href="${session.cancelUrl}">Back to the store</a>`);
  expect(page('paid')).not.toContain('Back to the store');
});

test('texts from outside cannot become markup', () => {
  const html = page(undefined, { description: '<script>alert(1)</script>' }, 'Demo & <b>test</b>');
  expect(html).not.toMatch(/<script|<b>test/);
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('Demo &amp;');
});
