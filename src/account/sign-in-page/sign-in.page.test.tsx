import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { SignInPage } from './sign-in.page.tsx';

const page = <SignInPage next="" pushCart={async () => ({ isWhole: true, cart: '/cart' })} />;

test('Login stays off until the captcha is solved, and says so', () => {
  expect(renderPageHtml(page)).toMatch(/<button type="submit"[^>]*disabled/);
  expect(visibleText(renderPageHtml(page))).toContain("Tick 'I'm not a robot' to log in.");
});

test('existing customers are told whom to ask on this site', () => {
  expect(visibleText(renderPageHtml(page, { site: 'gwd' }))).toContain('contact your account manager for credentials');
  expect(renderPageHtml(page, { site: 'gwd' })).toContain('mailto:sales@gwd.example');
});

test('who has no account, or forgot the password, finds the way', () => {
  const html = renderPageHtml(page);
  for (const path of ['/signup', '/existingCustomerRegister', '/forget-password'])
    expect(html).toContain(`href="${path}"`);
});

test('the Tab key leads from the e-mail to the password, not to the link for who forgot it', () => {
  const html = renderPageHtml(page);
  expect(html.indexOf('name="username"')).toBeLessThan(html.indexOf('name="password"'));
  expect(html.indexOf('name="password"')).toBeLessThan(html.indexOf('href="/forget-password"'));
});
