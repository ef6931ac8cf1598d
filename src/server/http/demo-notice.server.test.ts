import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { demoNotice } from './demo-notice.server.ts';

const url = 'postgres://store@db.example/store';

test.each<[string, Record<string, string>, boolean]>([
  ['a demonstration on the own machine', {}, false],
  ['a demonstration that strangers can reach', { ALLOW_PUBLIC_DEMO: '1' }, true],
  ['the real store', { DATABASE_URL: url, ALLOW_PUBLIC_DEMO: '1' }, false],
])('%s', (_case, settings, hasNotice) => {
  const notice = demoNotice(readEnv(settings));
  expect(notice?.startsWith('Demonstration: nothing here is real') ?? false).toBe(hasNotice);
});
