import { beginSession } from '../src/account/sessions.db.ts';
import { signUp } from '../src/account/sign-up.contract.ts';
import type { SignUpForm } from '../src/account/sign-up-form.rule.ts';
import { findUserByEmail } from '../src/account/users.db.ts';
import { verifyEmail } from '../src/account/verify-email.contract.ts';
import type { SiteCode } from '../src/sites/site.ts';
import { type PostOffice, tokenIn } from './post-office.ts';
import type { TestStore } from './store.ts';

let strangers = 0;

/** A network address nobody has called from yet, so that no limit of another test counts. */
export const freshAddress = () => `10.${(++strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}`;

/** An e-mail address nobody has. */
export const freshEmail = () => `stranger${++strangers}@mill.example`;

/** A filled sign-up form of somebody new. */
export function signUpForm(more: Partial<SignUpForm> = {}) {
  const filled = {
    title: 'Ms',
    firstname: 'Asha',
    lastname: 'Rao',
    designation: 'Director',
    email: freshEmail(),
    name_of_company: `Rao Mills ${++strangers}`,
    password: 'secret#1',
    confirm_password: 'secret#1',
  };
  return { ...filled, ...more };
}

/** Signs somebody up, opens the mailed link and begins a session. */
export async function verifiedStranger(store: TestStore, office: PostOffice, site: SiteCode = 'nod') {
  const form = signUpForm();
  const terms = { site, address: freshAddress() };
  await store.call(signUp, form, terms);
  await store.call(verifyEmail, { token: tokenIn(await office.mailTo(form.email)) }, terms);
  return { form, email: form.email, token: await sessionOf(store, form.email, site) };
}

/** A live session of an account, without password and captcha. */
export async function sessionOf(store: TestStore, email: string, site: SiteCode = 'nod'): Promise<string> {
  const [user] = await findUserByEmail(store.database, { site, email });
  if (!user) throw new Error(`there is no account ${email}`);
  return beginSession(store.database, site, user.userId, store.now());
}
