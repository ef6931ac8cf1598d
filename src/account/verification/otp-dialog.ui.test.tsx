import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { OtpDialog } from './otp-dialog.ui.tsx';

test('the OTP dialog shows where the code was sent and offers a resend', () => {
  const words = visibleText(
    renderPageHtml(<OtpDialog mobile="9820012345" verify={async () => 'sent'} onClose={() => {}} />),
  );
  expect(words).toContain('OTP Verification Enter OTP sent to +91 98200 12345');
  expect(words).toContain('Resend OTP');
  expect(words).toContain('Cancel Submit');
});
