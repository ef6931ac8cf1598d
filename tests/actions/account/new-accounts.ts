import type { SignUpFields } from '../../../src/account/forms/sign-up-form.rule.ts';
import { createSession } from '../../../src/account/sign-in/sessions.db.ts';
import { signUp } from '../../../src/account/sign-up/sign-up.contract.ts';
import { findUserByEmail } from '../../../src/account/users.db.ts';
import { verifyEmail } from '../../../src/account/verification/verify-email.contract.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import { type TestInbox, verificationTokenIn } from '../../fakes/inbox.ts';
import type { TestStore } from '../../store/test-store.ts';

let counter = 0;

/** Unused addresses, so that rate limits of other tests do not apply. */
export const uniqueIpAddress = () => `10.${(++counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;

export const uniqueEmail = () => `stranger${++counter}@mill.example`;

export function buildSignUpForm(overrides: Partial<SignUpFields> = {}) {
  const filled = {
    title: 'Ms',
    firstname: 'Asha',
    lastname: 'Rao',
    designation: 'Director',
    email: uniqueEmail(),
    name_of_company: `Rao Mills ${++counter}`,
    password: 'secret#1',
    confirm_password: 'secret#1',
  };
  return { ...filled, ...overrides };
}

export async function createVerifiedUser(
  store: TestStore,
  inbox: TestInbox,
  site: SiteCode = 'nod',
  overrides: Partial<SignUpFields> = {},
) {
  const form = buildSignUpForm(overrides);
  const options = { site, address: uniqueIpAddress() };
  await store.call(signUp, form, options);
  await store.call(verifyEmail, { token: verificationTokenIn(await inbox.mailTo(form.email)) }, options);
  return { form, email: form.email, token: await createSessionFor(store, form.email, site) };
}

/** Creates a session without password and captcha. */
export async function createSessionFor(store: TestStore, email: string, site: SiteCode = 'nod'): Promise<string> {
  const [user] = await findUserByEmail(store.database, { site, email });
  if (!user) throw new Error(`there is no account ${email}`);
  return createSession(store.database, site, user.userId, store.now());
}
