import { countOf, say } from '../lib/say.ts';
import { Field } from '../ui/field.tsx';
import { OtpInput } from '../ui/otp-input.tsx';
import { AskedCaptcha } from './asked-captcha.ui.tsx';
import { WithHint } from './form-notes.ui.tsx';
import styles from './otp-field.module.css';
import { type OtpState, triesPerCode } from './use-otp.ts';

/** The field of a one-time code, with what it is good for in words. */
export function OtpField({ otp }: { otp: OtpState }) {
  const hint = hintAt(otp.triesLeft);
  return (
    <Field label={say`OTP`} hint={hint} error={otp.error && <WithHint hint={hint}>{otp.error}</WithHint>}>
      <OtpInput {...otp.input} />
    </Field>
  );
}

function hintAt(triesLeft: number): string {
  const tries = countOf(triesLeft, 'try', 'tries');
  if (triesLeft === triesPerCode) return say`Six digits, valid for 10 minutes. ${tries}.`;
  return say`Six digits, valid for 10 minutes. ${tries} left.`;
}

/** 'Nothing arrived? Resend OTP' */
export function ResendOtp({ otp }: { otp: OtpState }) {
  return (
    <>
      <p className={styles.note}>
        {say`Nothing arrived?`}{' '}
        <button
          type="button"
          className={styles.link}
          aria-disabled={otp.resending || undefined}
          onClick={otp.again}
        >{say`Resend OTP`}</button>
      </p>
      <AskedCaptcha captcha={otp.captcha} />
    </>
  );
}
