import { expect, test } from 'vitest';
import { makeShopReady, openingContext, openingTools, realSettings } from '../../../tests/actions/ready-shop.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readEnv } from '../../server/env.server.ts';
import { missingOf } from './checklist.rule.ts';
import { findChecklist } from './find-checklist.server.ts';

const store = setUp(() => openTestStore({ settings: realSettings }));

const missing = async (settings: Record<string, string> = {}) => {
  const tools = { ...openingTools(store), env: readEnv({ ...realSettings, ...settings }) };
  return missingOf(await findChecklist(tools, openingContext(store))).map(({ key }) => key);
};

test('what is there is found in the catalogue, at the desk and in the settings', async () => {
  const found = await findChecklist(openingTools(store), openingContext(store));
  const stateOf = (of: string) => found.find(({ key }) => key === of)?.state;
  expect(['items', 'stock', 'price-lists', 'customers', 'setting-mail'].map(stateOf)).toEqual(Array(5).fill('done'));
  expect(['test-order', 'second-administrator', 'trial-mail'].map(stateOf)).toEqual(['advised', 'advised', 'missing']);
});

test('a ready shop lacks nothing, until a setting that was tried is another', async () => {
  await makeShopReady(store);
  expect(await missing()).toEqual([]);
  expect(await missing({ SMTP_URL: 'smtp://other.example' })).toEqual(['trial-mail']);
  expect(await missing({ SMS_TOKEN: 'other' })).toEqual(['trial-sms']);
  expect(await missing({ ALLOW_SANDBOX_PAYMENTS: '1' })).toEqual(['sandbox']);
  expect(await missing({ ALLOW_HTTP: '0' })).toEqual(['setting-address']);
});

test('the shop is called by its own name', async () => {
  const context = openingContext(store);
  const renamed = { ...context, site: { ...context.site, name: 'Konkan Bearing Stores' } };
  const mail = (await findChecklist(openingTools(store), renamed)).find(({ key }) => key === 'setting-mail');
  expect(mail?.sentence).toMatch(/^Konkan Bearing Stores has a mail server/);
});

test('what the mail server said is told', async () => {
  await store.database.$client.query(
    `update outbox set sent_at = null, last_error = 'the mail server did not take it: 550 no such user'
      where template = 'trial-mail'`,
  );
  const found = await findChecklist(openingTools(store), openingContext(store));
  expect(found.find(({ key }) => key === 'trial-mail')).toMatchObject({
    state: 'missing',
    sentence: 'Not accepted: the mail server did not take it: 550 no such user',
  });
});
