import { useId } from 'react';
import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { formatMobile } from '../forms/format-mobile.rule.ts';
import { parseMobile } from '../forms/mobile.rule.ts';
import type { sendMobileOtp } from './otp.contract.ts';
import styles from './otp-dialog.module.css';
import { OtpField, ResendOtp } from './otp-field.tsx';
import { otpMessages } from './otp-messages.data.ts';
import { useOtp } from './use-otp.ts';

export type OtpDialogProps = {
  mobile: string;
  verify: (otp: string) => Promise<RefusalReply | 'sent'>;
  onClose: () => void;
};

export function OtpDialog({ mobile, verify, onClose }: OtpDialogProps) {
  const { country } = useSite();
  const formId = useId();
  const otp = useOtp({
    wrongCodeMessage: otpMessages.profile,
    verify,
    resend: () => call<typeof sendMobileOtp>('POST /authentication/mobile/otp_sent/', { mobile }),
  });
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button type="submit" form={formId} kind="primary" busy={otp.busy} busyLabel={t`Checking`}>{t`Submit`}</Button>
    </>
  );
  const receiver = <span className={styles.mobile}>{formatMobile(parseMobile(mobile, country) ?? mobile)}</span>;
  return (
    <Dialog open title={t`OTP Verification`} width={420} busy={otp.busy} onClose={onClose} actions={actions}>
      <form id={formId} className={styles.form} {...otp.form}>
        <p>{tRich`Enter OTP sent to ${receiver}`}</p>
        <OtpField otp={otp} />
        <ResendOtp otp={otp} />
      </form>
    </Dialog>
  );
}
