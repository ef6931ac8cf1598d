import { expect, test } from 'vitest';
import { pageHtml, wordsOf } from '../../tests/page.tsx';
import { CallUsPage } from './call-us.page.tsx';
import { reasonOf } from './call-us.ui.tsx';
import { SignInPage } from './sign-in.page.tsx';

const page = <SignInPage next="" pushCart={async () => true} />;

test('Login stays off until the captcha is solved', () => {
  expect(pageHtml(page)).toMatch(/<button type="submit"[^>]*disabled/);
});

test('existing customers are told whom to ask on this site', () => {
  expect(wordsOf(pageHtml(page, { site: 'gwd' }))).toContain('contact your account manager for credentials');
  expect(pageHtml(page, { site: 'gwd' })).toContain('mailto:sales@gwd.example');
});

test.each([
  ['email', 'Please verify your e-mail address first'],
  ['customer', 'Please confirm your customer details'],
  ['constructor', 'Your registration is not complete yet'],
  [null, 'Your registration is not complete yet'],
])('the reason %j is explained, with phone and mailbox', (reason, title) => {
  const html = pageHtml(<CallUsPage reason={reasonOf(reason)} />);
  expect(wordsOf(html)).toContain(title);
  expect(html).toContain('tel:+912255500169');
  expect(html).toContain('mailto:sales@nod.example');
});
