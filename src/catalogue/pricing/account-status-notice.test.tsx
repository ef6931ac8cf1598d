import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { AccountStatusNotice } from './account-status-notice.tsx';

const standing = 'pending';
const notice = (userType: 'new' | 'other' | 'existing') =>
  renderPageHtml(<AccountStatusNotice standing={standing} />, { standing, userType });

test.each(['new', 'other'] as const)('a buyer without a profile (%s) gets a link to it', (userType) => {
  expect(visibleText(notice(userType))).toContain('Verification starts once your profile details are complete.');
  expect(notice(userType)).toContain('href="/register"');
});

test('a buyer waiting for verification gets contact details', () => {
  expect(notice('existing')).not.toContain('href="/register"');
  expect(notice('existing')).toContain('href="mailto:');
});

test('a buyer whose account was rejected or is on hold is led to what our team wrote', () => {
  const html = renderPageHtml(<AccountStatusNotice standing={standing} />, { standing, needsCorrection: true });
  expect(visibleText(html)).toContain('Our team waits for your answer.');
  expect(html).toContain('href="/my-profile"');
});

test('an Active buyer sees no notice', () => {
  expect(visibleText(renderPageHtml(<AccountStatusNotice standing="active" />, { standing: 'active' }))).toBe('');
});
