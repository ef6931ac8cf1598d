import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './launch-browser.ts';
import { createReusedPages } from './reused-pages.ts';

let browser: Browser;
let address: string;
const server = createServer((_, response) =>
  response.setHeader('Content-Type', 'text/html').end('<title>A page</title>'),
);
beforeAll(async () => {
  browser = await launchBrowser();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser?.close();
  server.close();
});

const options = { colorScheme: 'dark' } as const;

async function openPage(): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  return page;
}

const traces = () => ({
  local: localStorage.length,
  session: sessionStorage.length,
  cookies: document.cookie,
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  print: matchMedia('print').matches,
  width: innerWidth,
});

test('a page that is used again knows nothing of the test before', async () => {
  const pages = createReusedPages();
  const page = await openPage();
  await page.evaluate(() => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('b', '2');
    cookieStore.set('c', '3');
    addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.mouse.click(5, 5);
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  await page.route('**/*', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await page.context().newPage();
  await pages.keep({ page, options });

  expect(pages.take({})).toBe(undefined);
  expect(pages.take(options)).toBe(page);
  expect(pages.take(options)).toBe(undefined);
  expect(page.context().pages()).toEqual([page]);
  await page.goto(address);
  expect(await page.evaluate(traces)).toEqual({
    local: 0,
    session: 0,
    cookies: '',
    dark: true,
    print: false,
    width: 1280,
  });
  expect(heard).toEqual([]);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a page that was closed, or was at two sites, is not used again', async () => {
  const pages = createReusedPages();
  const [closed, traveller] = [await openPage(), await openPage()];
  await closed.close();
  await traveller.goto(address.replace('localhost', '127.0.0.1'));
  for (const page of [closed, traveller]) await pages.keep({ page, options });
  expect(pages.take(options)).toBe(undefined);
  expect(browser.contexts().flatMap((context) => context.pages())).not.toContain(traveller);
});
