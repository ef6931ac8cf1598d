import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { loadPages } from '../../app.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { storeCalls } from '../../store.calls.ts';
import { readEnv } from '../env.server.ts';
import type { RequestError } from '../http/guard-requests.server.ts';
import { withLocale } from '../http/locale.server.ts';
import { ensureBuild } from './ensure-build.server.ts';
import { createPageRenderer, type PageBuild } from './render-page.server.ts';

const store = setUp(openTestStore);
let build: PageBuild;
beforeAll(async () => {
  ({ build } = await loadPages((await ensureBuild()).folder));
});

type Asked = { site?: SiteCode; token?: string; refusal?: RequestError; settings?: Record<string, string> };

async function render(path: string, { site = 'nod', token, refusal, settings = {} }: Asked = {}) {
  const env = readEnv(settings);
  const renderPage = createPageRenderer({ env, server: store.server, handlers: storeCalls, build });
  const context = {
    site: sites[site],
    secure: false,
    origin: `http://${site}.localhost`,
    address: '198.51.100.7',
    requestId: 'r-1',
    position: undefined,
  };
  const request = new Request(`http://${site}.localhost${path}`);
  const response = await withLocale(sites[site], () =>
    renderPage(context, request, { nonce: 'abc123', token, refusal }),
  );
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

test.each(['zwz', 'nod', 'gwd'] as const)(
  '%s shows its own page, in its language, with the nonce of its scripts',
  async (site) => {
    const { status, html } = await render('/login', { site });
    expect(status).toBe(200);
    expect(html).toContain(`lang="${sites[site].language}"`);
    expect(html).toContain(`data-site="${site}"`);
    expect(html.match(/<script(?![^>]*nonce="abc123")[^>]*>/g)).toBeNull();
  },
);

test('a page loads what it shows through the calls of the store', async () => {
  expect((await render('/listing?q=6205-2RS')).html).toContain('6205-2RS/C3');
});

test('only a signed-in customer sees the own pages', async () => {
  const token = await store.signIn('active');
  expect(await render('/my-profile', { token })).toMatchObject({
    status: 200,
    html: expect.stringContaining('Western Gear'),
  });
  expect((await render('/my-profile')).status).toBe(302);
  expect((await render('/my-profile', { token: 'unknown' })).status).toBe(302);
});

test('the calls of a page share one look-up of its session', async () => {
  const token = await store.signIn('active');
  const look = vi.spyOn(store.server.authentication, 'findCaller');
  onTestFinished(() => look.mockRestore());
  expect((await render('/my-profile', { token })).status).toBe(200);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a refused request is explained on a page with its status', async () => {
  const refusal = { status: 413, message: 'The request is larger than 1 MB.' } as const;
  expect(await render('/refused', { refusal })).toMatchObject({
    status: 413,
    html: expect.stringContaining(refusal.message),
  });
});

test('a public demonstration says so on its pages', async () => {
  expect((await render('/login', { settings: { ALLOW_PUBLIC_DEMO: '1' } })).html).toContain('Demonstration: ');
  expect((await render('/login')).html).not.toContain('Demonstration: ');
});
