import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { sites } from '../../sites/resolve-site.ts';
import { withLockedAccount } from './locked-account.server.ts';

const store = setUp(openTestStore);

const lock = <Result>(run: () => Promise<Result>, email = ' Active@NOD.example ') =>
  withLockedAccount(store.database, sites.nod, { email }, run);

test('two who change the same account do so one after the other', async () => {
  const order: string[] = [];
  let second: Promise<unknown> | undefined;
  await lock(async () => {
    second = lock(async () => order.push('second'));
    await waitUntilBlocked(store.database);
    order.push('first');
  });
  await second;
  expect(order).toEqual(['first', 'second']);
});

test('an account of another site is refused before anything is done', async () => {
  const run = async () => expect.fail('must not run');
  expect(await lock(run, 'active@zwz.example')).toMatchObject({
    refusal: 'unknown_account',
    message: 'NOD has no account active@zwz.example.',
  });
});
