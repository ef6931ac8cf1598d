import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { EmailVerificationPage } from './email-verification.page.tsx';
import { LinkNotice } from './verify-link.ui.tsx';

test('the page shows where the link was sent and can send it again', () => {
  const words = visibleText(
    renderPageHtml(<EmailVerificationPage token="" email="stores@plant.example" verified={false} />),
  );
  expect(words).toContain('This action requires email verification. We have sent a link to stores@plant.example');
  expect(words).toContain('Not Verified');
  expect(words).toContain('Resent Email');
  expect(words).toContain('Logout');
});

test('an unknown address has to be entered', () => {
  const html = renderPageHtml(<EmailVerificationPage token="" email="" verified={false} />);
  expect(html).toContain('name="email"');
  expect(visibleText(html)).not.toContain('Not Verified');
  expect(visibleText(html)).not.toContain('We have sent a link');
});

test('a link is opened by the browser, not by fetching the page', () => {
  expect(visibleText(renderPageHtml(<EmailVerificationPage token="abc" email="" verified={false} />))).toContain(
    'We are checking your link.',
  );
});

test('a link that was opened before is good news, a replaced one is not', () => {
  const notice = (is: 'used' | 'refused', message: string) => renderPageHtml(<LinkNotice state={{ is, message }} />);
  expect(notice('used', 'Your e-mail address is already verified. You can sign in.')).toMatch(/class="[^"]*good/);
  expect(notice('refused', 'We sent you a newer link.')).toMatch(/class="[^"]*warn/);
});
