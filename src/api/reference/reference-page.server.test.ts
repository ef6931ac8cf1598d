import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { documentedPath } from '../../server/calls/openapi.server.ts';
import { storeCalls } from '../../store.calls.ts';

const store = setUp(openTestStore);

const get = (path: string) => store.app.request(path, { headers: { host: 'nod.localhost' } });

test('the page names every call with its scope and loads nothing from elsewhere', async () => {
  const page = await get('/api/docs');
  const html = await page.text();
  for (const handler of storeCalls.filter(({ audience }) => audience === 'programs')) {
    expect(html).toContain(`</b> ${documentedPath(handler)}</h2>`);
    expect(html).toContain(`<code>${handler.options.requires.capability}</code>`);
  }
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('its script and styles are served', async () => {
  const [script, styles] = [await get('/api/docs/page.js'), await get('/api/docs/page.css')];
  expect([script.headers.get('content-type'), styles.headers.get('content-type')]).toEqual([
    'text/javascript; charset=utf-8',
    'text/css; charset=utf-8',
  ]);
});
