import { expect, test } from 'vitest';
import { beginEmailChange, createCompleteUser } from '../../../tests/actions/account/email-changes.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { cancelEmailChange, confirmEmailChange, myEmailChange } from './email-change.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

test('a waiting change is cancelled, and its link does nothing any more', async () => {
  const { email, password, token } = await createCompleteUser(store, office);
  const { after, confirm } = await beginEmailChange(store, office, { email, password, token });
  for (const _ of [1, 2])
    expect((await store.call(cancelEmailChange, {}, { token })).body).toEqual({
      success: true,
      message: 'Your e-mail address stays as it is.',
    });
  expect((await store.call(myEmailChange, {}, { token })).body.waiting).toBeNull();
  expect((await store.call(confirmEmailChange, { token: confirm }, { token })).body).toMatchObject({
    refusal: 'stopped',
  });
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'e-mail change cancelled' and subject = $1",
    [email],
  );
  expect(rows).toEqual([{ details: { after } }]);
});

test('confirmed and cancelled at the same moment, it is one of both', async () => {
  const { email, password, token } = await createCompleteUser(store, office);
  const { after, confirm } = await beginEmailChange(store, office, { email, password, token });
  const [confirmed] = await Promise.all([
    store.call(confirmEmailChange, { token: confirm }, { token }),
    store.call(cancelEmailChange, {}, { token }),
  ]);
  const { rows } = await store.database.$client.query('select email from users where email = any($1)', [
    [email, after],
  ]);
  expect(rows).toEqual([{ email: confirmed.body.success ? after : email }]);
});
