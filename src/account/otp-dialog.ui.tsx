import { useId } from 'react';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { call } from '../ui/call.ts';
import { Dialog } from '../ui/dialog.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Problem } from '../ui/use-form.ts';
import { readMobile } from './mobile.rule.ts';
import { otpTexts, sendMobileOtp } from './otp.contract.ts';
import styles from './otp-dialog.module.css';
import { OtpField, ResendOtp } from './otp-field.ui.tsx';
import { spacedMobile } from './spaced-mobile.rule.ts';
import { useOtp } from './use-otp.ts';

export type OtpDialogProps = {
  /** The number the code was sent to, as it was typed. */
  mobile: string;
  /** Checks the code and does what waited for it. */
  verify: (otp: string) => Promise<Problem | 'sent'>;
  onClose: () => void;
};

/** Asks for the code that was sent to a mobile number. */
export function OtpDialog({ mobile, verify, onClose }: OtpDialogProps) {
  const { country } = useSite();
  const formId = useId();
  const otp = useOtp({ wrongText: otpTexts.profile, verify, resend: () => call(sendMobileOtp, { mobile }) });
  const actions = (
    <>
      <Button disabled={otp.busy} onClick={onClose}>{say`Cancel`}</Button>
      <Button
        type="submit"
        form={formId}
        kind="primary"
        busy={otp.busy}
        busyWords={say`Checking`}
      >{say`Submit`}</Button>
    </>
  );
  const receiver = <span className={styles.mobile}>{spacedMobile(readMobile(mobile, country) ?? mobile)}</span>;
  return (
    <Dialog open title={say`OTP Verification`} width={420} busy={otp.busy} onClose={onClose} actions={actions}>
      <form id={formId} className={styles.form} {...otp.form}>
        <p>{sayWith`Enter OTP sent to ${receiver}`}</p>
        <OtpField otp={otp} />
        <ResendOtp otp={otp} />
      </form>
    </Dialog>
  );
}
