import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { ConfirmEmailPage, StopEmailChangePage } from './email-link.page.tsx';

test('neither link does anything before its button is pressed', () => {
  const confirm = visibleText(renderPageHtml(<ConfirmEmailPage token="abc" />));
  expect(confirm).toContain('From then on you sign in with this address');
  expect(confirm).toContain('Confirm e-mail address');
  expect(confirm).not.toContain('My Profile');
  const stop = visibleText(renderPageHtml(<StopEmailChangePage token="abc" />));
  expect(stop).toContain("This wasn't me: stop the change");
  expect(stop).not.toContain('Set a new password');
});
