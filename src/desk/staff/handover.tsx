import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CopyButton } from '../../ui/items/copy-button.tsx';
import styles from './staff.module.css';
import type { addStaffAtDesk } from './staff-list.contract.ts';

export type HandoverData = ReplyOf<typeof addStaffAtDesk>;

/** Shown once; the store keeps neither. */
export function Handover({ given }: { given: HandoverData }) {
  if (given.password === '') return <Notice kind="good" title={t`The roles are changed.`} live />;
  const key = new URL(given.totp_uri).searchParams.get('secret') ?? '';
  return (
    <Notice kind="good" title={t`Hand these over. They are shown only now.`} live>
      <p>
        {t`Password`}: <code>{given.password}</code> <CopyButton text={given.password} />
      </p>
      <img
        className={styles.qr}
        alt={t`Code to scan with the authenticator app`}
        src={`data:image/svg+xml,${encodeURIComponent(given.totp_qr)}`}
      />
      <p className={styles.key}>
        {t`Key for an app that cannot scan`}: <code>{key}</code> <CopyButton text={key} />
      </p>
    </Notice>
  );
}
