import { startEmailChange } from '../../../src/account/own-contacts/email-change.contract.ts';
import type { ReceivedMail } from '../../fakes/fake-smtp-server.ts';
import type { TestInbox } from '../../fakes/inbox.ts';
import type { TestStore } from '../../store/test-store.ts';
import { createVerifiedUser, uniqueEmail, uniqueIpAddress } from './new-accounts.ts';

function mailedTokenIn({ text }: ReceivedMail, path: string): string {
  const [, token] = new RegExp(`/${path}\\?token=([\\w-]+)`).exec(text) ?? [];
  if (!token) throw new Error(`no link to ${path} in: ${text}`);
  return token;
}

/** A verified user whose profile is complete. */
export async function createCompleteUser(store: TestStore, inbox: TestInbox) {
  const user = await createVerifiedUser(store, inbox);
  await store.database.$client.query(
    'update customers set profile_at = $2 where id = (select customer_id from users where email = $1)',
    [user.email, store.now()],
  );
  return { ...user, password: user.form.password };
}

export type CompleteUser = Awaited<ReturnType<typeof createCompleteUser>>;

export const askForEmail = (store: TestStore, { token }: { token: string }, email: string, password: string) =>
  store.call(startEmailChange, { email, password }, { token, address: uniqueIpAddress() });

/** The tokens of both mailed links. */
export async function beginEmailChange(
  store: TestStore,
  inbox: TestInbox,
  user: Pick<CompleteUser, 'email' | 'token' | 'password'>,
  after = uniqueEmail(),
) {
  const { body } = await askForEmail(store, user, after, user.password);
  if (!body.success) throw new Error(body.message);
  return {
    after,
    confirm: mailedTokenIn(await inbox.mailTo(after), 'confirm-email'),
    object: mailedTokenIn(await inbox.mailTo(user.email), 'stop-email-change'),
  };
}
