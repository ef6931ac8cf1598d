import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Cell } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { formatMobile } from '../forms/format-mobile.rule.ts';
import type { CustomerInfo } from '../get-info.contract.ts';
import { ChangeMobileDialog } from './change-mobile.tsx';
import { ChangeOwnEmailDialog } from './change-own-email.tsx';
import type { cancelEmailChange, WaitingEmailChange } from './email-change.contract.ts';
import styles from './own-contacts.module.css';

export type OwnContactsProps = {
  info: Pick<CustomerInfo, 'email' | 'mobile_no'>;
  waiting: WaitingEmailChange;
};

export function OwnContacts({ info, waiting }: OwnContactsProps) {
  const [changing, setChanging] = useState<'email' | 'mobile'>();
  const close = () => setChanging(undefined);
  return (
    <>
      <Cell label={t`Your e-mail address`}>
        <Changeable what={t`e-mail address`} onChange={() => setChanging('email')}>
          <MailAddress>{info.email}</MailAddress>
        </Changeable>
        {waiting && <Waiting {...waiting} />}
        {changing === 'email' && <ChangeOwnEmailDialog onClose={close} />}
      </Cell>
      <Cell label={t`Your mobile number`}>
        <Changeable what={t`mobile number`} onChange={() => setChanging('mobile')}>
          {isolateLtr(formatMobile(info.mobile_no) || t`NA`)}
        </Changeable>
        {changing === 'mobile' && <ChangeMobileDialog onClose={close} />}
      </Cell>
    </>
  );
}

type ChangeableProps = { what: string; onChange: () => void; children: ReactNode };

function Changeable({ what, onChange, children }: ChangeableProps) {
  const hidden = <VisuallyHidden>{what}</VisuallyHidden>;
  return (
    <span className={styles.ends}>
      <span className={styles.value}>{children}</span>
      <Button kind="quiet" small onClick={onChange}>
        <span>{tRich`Change ${hidden}`}</span>
      </Button>
    </span>
  );
}

function Waiting({ email, ends_at }: NonNullable<WaitingEmailChange>) {
  const { timeZone } = useSite().calendar;
  const { cancel, busy } = useCancelEmailChange();
  return (
    <span className={styles.waiting}>
      {t`We have sent a link to ${email}. The address changes when it is opened, until ${formatDateTime(new Date(ends_at), timeZone)}.`}{' '}
      <Button kind="quiet" small busy={busy} busyLabel={t`Cancelling`} onClick={cancel}>{t`Cancel the change`}</Button>
    </span>
  );
}

function useCancelEmailChange() {
  const { change, busy } = useAction();
  const cancel = () =>
    void change(() => call<typeof cancelEmailChange>('POST /authentication/email_change/cancel/', {}));
  return { busy, cancel };
}
