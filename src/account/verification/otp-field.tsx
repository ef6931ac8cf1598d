import { plural, t } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { OtpInput } from '../../ui/controls/otp-input.tsx';
import { CaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';
import { WithHint } from '../forms/form-notes.tsx';
import styles from './otp-field.module.css';
import { maxAttemptsPerCode, type OtpState } from './use-otp.ts';

export function OtpField({ otp }: { otp: OtpState }) {
  const hint = hintFor(otp.triesLeft);
  return (
    <Field label={t`OTP`} hint={hint} error={otp.error && <WithHint hint={hint}>{otp.error}</WithHint>}>
      <OtpInput {...otp.input} />
    </Field>
  );
}

function hintFor(attemptsLeft: number | undefined): string {
  if (attemptsLeft === undefined) return t`Please press Resend OTP.`;
  if (attemptsLeft === 0) return t`No tries left. Please press Resend OTP.`;
  const attempts = plural(attemptsLeft, 'try', 'tries');
  if (attemptsLeft === maxAttemptsPerCode) return t`Six digits, valid for 10 minutes. ${attempts}.`;
  return t`Six digits, valid for 10 minutes. ${attempts} left.`;
}

export function ResendOtp({ otp }: { otp: OtpState }) {
  return (
    <>
      <p className={styles.note}>
        {t`Nothing arrived?`}{' '}
        <button
          type="button"
          className={styles.link}
          aria-disabled={otp.resending || undefined}
          onClick={otp.again}
        >{t`Resend OTP`}</button>
      </p>
      <CaptchaOnDemand captcha={otp.captcha} />
    </>
  );
}
