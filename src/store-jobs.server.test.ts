import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fillCart } from '../tests/actions/cart.ts';
import { loadPaymentOutcome, payInSandbox, startPayment } from '../tests/actions/payments/payments.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../tests/actions/rfi.ts';
import { startFakeSmtpServer } from '../tests/fakes/fake-smtp-server.ts';
import { setUp } from '../tests/store/set-up.ts';
import { openTestStore } from '../tests/store/test-store.ts';
import { createServices } from './create-services.server.ts';
import { queueMessages } from './messages/queue-message.server.ts';
import { changeFacts } from './seller/change-facts.server.ts';
import { partOf } from './seller/fact-parts.ts';
import type { Services } from './server/calls/services.ts';
import { readEnv } from './server/env.server.ts';
import { listen } from './server/http/listen.server.ts';
import type { SiteCode } from './sites/site.ts';
import { startStoreJobs } from './store-jobs.server.ts';

const store = setUp(openTestStore);
const smtp = setUp(startFakeSmtpServer);
let http: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  http = await listen((request, reached) => store.app.fetch(request, reached), { port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

function start(overrides: Partial<Services> = {}): void {
  const env = readEnv({ SMTP_URL: smtp.url, PORT: String(http.port) });
  const jobs = startStoreJobs({ ...store.server, services: { ...createServices(env), ...overrides } });
  onTestFinished(() => jobs.stop());
}
const soon = { timeout: 20_000 };

test('a waiting email is sent, also one that is queued while the store runs', async () => {
  const queue = (receiver: string) =>
    queueMessages(store.database, 'nod', store.now(), [
      { channel: 'mail', receiver, template: 'already-verified', data: {} },
    ]);
  await queue('waiting@mill.example');
  start();
  const receivers = () => smtp.mails.flatMap(({ to }) => to);
  await expect.poll(receivers, soon).toContain('waiting@mill.example');
  await queue('queued@mill.example');
  await expect.poll(receivers, soon).toContain('queued@mill.example');
});

test('a payment becomes an order, told by the webhook of the sandbox', async () => {
  const token = await store.signIn('newbalance0');
  const { sessionId } = await startPayment(store, token, await fillCart(store, token, [['NU205', 1]]));
  await payInSandbox(store, sessionId);
  start();
  await expect.poll(async () => (await loadPaymentOutcome(store, sessionId)).number, soon).toMatch(/^NOD/);
  const delivered = () =>
    store.database.$client.query('select from sandbox_events where status = 200 and sent_at is not null');
  await expect.poll(async () => (await delivered()).rowCount, soon).toBeGreaterThan(0);
});

test('a quote that is no longer valid ends, and what is over is deleted', async () => {
  const token = await store.signIn('active');
  const number = await submitRfi(store, token, [['51105', 10]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 90_00)]);
  await store.database.$client.query("insert into limits (key, points, expire) values ('over', 1, 1)");
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 6 * 86_400_000));
  start();
  const mails = () => smtp.mails.filter(({ to, text }) => to.includes('active@nod.example') && text.includes(number));
  await expect.poll(() => mails().length, soon).toBeGreaterThan(0);
  expect(await loadRfiLines(store, token, number)).toMatchObject([{ status: 'Expired' }]);
  const left = () => store.database.$client.query("select from limits where key = 'over'");
  await expect.poll(async () => (await left()).rowCount, soon).toBe(0);
  store.setClock(begun);
});

test('what the seller changed in another process is taken over', async () => {
  const { nod } = store.server.sites;
  const data = { ...partOf('company').read(nod), tagline: 'Bearings since 1969' };
  const author = { by: 'Arjun Shah', staffId: null, now: store.now() };
  await changeFacts(store.database, nod, { part: 'company', data, seen: 0, ...author });
  expect(store.server.sites.nod.tagline).toBe(nod.tagline);
  start();
  await expect.poll(() => store.server.sites.nod.tagline, soon).toBe('Bearings since 1969');
});

test('what fails for one site is done for the others', async () => {
  const done = new Set<SiteCode>();
  const invoicePortals: Services['invoicePortals'] = ({ code }) => {
    if (code === 'zwz') throw new Error('a portal that cannot be used');
    done.add(code);
    return undefined;
  };
  start({ invoicePortals });
  await expect.poll(() => [...done], soon).toEqual(['nod', 'gwd']);
});
