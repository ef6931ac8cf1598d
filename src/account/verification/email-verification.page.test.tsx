import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import {
  EmailVerification,
  EmailVerificationPage,
  LinkNotice,
  type VerificationLinkState,
} from './email-verification.page.tsx';

test('the page shows where the link was sent and can send it again', () => {
  const words = visibleText(
    renderPageHtml(<EmailVerificationPage token="" email="stores@plant.example" verified={false} next="/" />),
  );
  expect(words).toContain('This action requires email verification. We have sent a link to stores@plant.example');
  expect(words).toContain('Not Verified');
  expect(words).toContain('Resent Email');
  expect(words).toContain('Logout');
});

test('an unknown address has to be entered', () => {
  const html = renderPageHtml(<EmailVerificationPage token="" email="" verified={false} next="/" />);
  expect(html).toContain('name="email"');
  expect(visibleText(html)).not.toContain('Not Verified');
  expect(visibleText(html)).not.toContain('We have sent a link');
});

test('a link is opened by the browser, not by fetching the page', () => {
  expect(
    visibleText(renderPageHtml(<EmailVerificationPage token="abc" email="" verified={false} next="/" />)),
  ).toContain('We are checking your link.');
});

test('a link that was opened before is good news, a replaced one is not', () => {
  const notice = (is: 'used' | 'refused', message: string) => renderPageHtml(<LinkNotice state={{ is, message }} />);
  expect(notice('used', 'Your e-mail address is already verified. You can sign in.')).toMatch(/class="[^"]*good/);
  expect(notice('refused', 'We sent you a newer link.')).toMatch(/class="[^"]*warn/);
});

const done = { is: 'done', message: 'Your e-mail address is verified.' } as const;
const used = { is: 'used', message: 'Your e-mail address is already verified. You can sign in.' } as const;
const refused = { is: 'refused', message: 'We sent you a newer link.' } as const;
const failed = { is: 'failed', message: 'No connection.', again: () => {} } as const;
const ownIsVerified = 'The e-mail address you are signed in with is verified.';

test.each<{ link: VerificationLinkState; email?: string; verified: boolean; says: string[]; not: string[] }>([
  {
    link: done,
    verified: false,
    says: [done.message, 'Sign In', 'set a new password'],
    not: ['Not Verified', 'Resent'],
  },
  { link: done, verified: true, says: [done.message, 'Continue'], not: ['Not Verified', 'set a new password'] },
  { link: used, verified: false, says: [used.message, 'Sign In'], not: ['Not Verified', 'Resent'] },
  { link: used, verified: true, says: [ownIsVerified, 'Continue'], not: ['Not Verified', used.message] },
  { link: refused, verified: true, says: [ownIsVerified, 'Continue'], not: ['Not Verified', refused.message] },
  { link: refused, verified: false, says: [refused.message, 'Not Verified', 'Resent'], not: ['Continue'] },
  { link: failed, verified: false, says: [failed.message, 'Retry'], not: ['Not Verified', 'Resent', 'Continue'] },
  { link: { is: 'none' }, email: 'stores@plant.example', verified: false, says: ['Not Verified', 'Logout'], not: [] },
])(
  'a link that is $link.is is told as it is, for somebody verified: $verified',
  ({ link, email, verified, says, not }) => {
    const words = visibleText(
      renderPageHtml(<EmailVerification link={link} email={email ?? ''} verified={verified} next="/register" />),
    );
    for (const text of says) expect(words).toContain(text);
    for (const text of not) expect(words).not.toContain(text);
  },
);
