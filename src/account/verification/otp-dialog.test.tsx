import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { OtpDialog } from './otp-dialog.tsx';
import { OtpField } from './otp-field.tsx';
import type { OtpState } from './use-otp.ts';

test('the OTP dialog shows where the code was sent and offers a resend', () => {
  const words = visibleText(
    renderPageHtml(<OtpDialog mobile="9820012345" verify={async () => 'sent'} onClose={() => {}} />),
  );
  expect(words).toContain('OTP Verification Enter OTP sent to +91 98200 12345');
  expect(words).toContain('Resend OTP');
  expect(words).toContain('Cancel Submit');
});

test.each([
  [5, 'Six digits, valid for 10 minutes. 5 tries.'],
  [1, 'Six digits, valid for 10 minutes. 1 try left.'],
  [0, 'No tries left. Please press Resend OTP.'],
  [undefined, 'Please press Resend OTP.'],
])('with %o tries left the field says so, and after the last what to do', (triesLeft, hint) => {
  const otp = { triesLeft, error: 'Please Enter valid OTP', input: { name: 'otp', value: '', onChange: () => {} } };
  expect(visibleText(renderPageHtml(<OtpField otp={otp as unknown as OtpState} />))).toBe(
    `OTP Please Enter valid OTP ${hint}`,
  );
});
