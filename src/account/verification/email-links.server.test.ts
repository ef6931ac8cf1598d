import { expect, test } from 'vitest';
import { buildSignUpForm, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, verificationTokenIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { findUserByEmail } from '../users.db.ts';
import { queueVerificationEmail } from './email-links.server.ts';
import { verifyEmail } from './verify-email.contract.ts';

const store = setUp(openTestStore);
const inbox = setUp(() => openTestInbox(store));

test('the mailed link works once for 24 hours and replaces the link before it', async () => {
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  const first = verificationTokenIn(await inbox.mailTo(form.email));
  const [user] = await findUserByEmail(store.database, { site: 'nod', email: form.email });
  const context = { site: sites.nod, now: store.now(), secret: store.server.secret };
  await queueVerificationEmail(store.database, context, { userId: user?.userId ?? 0, email: form.email });
  const second = verificationTokenIn(await inbox.mailTo(form.email));
  expect((await store.call(verifyEmail, { token: first })).body).toMatchObject({ refusal: 'replaced' });
  store.setClock(new Date(context.now.getTime() + 24 * 3_600_000));
  expect((await store.call(verifyEmail, { token: second })).body).toMatchObject({ refusal: 'old' });
  store.setClock(new Date(context.now.getTime() + 23 * 3_600_000));
  expect((await store.call(verifyEmail, { token: second })).body.success).toBe(true);
});
