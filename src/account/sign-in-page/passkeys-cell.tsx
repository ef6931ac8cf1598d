import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import { Cell } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { MyPasskey, removeMyPasskey } from './my-passkeys.contract.ts';
import styles from './passkeys-cell.module.css';

/** A passkey is removed without a question: another one is added in a moment. */
export function PasskeysCell({ passkeys }: { passkeys: readonly MyPasskey[] }) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./add-passkey-dialog.tsx'));
  return (
    <Cell label={t`Passkeys`}>
      <div className={styles.passkeys}>
        {passkeys.map((passkey) => (
          <Passkey key={passkey.passkey_id} {...passkey} />
        ))}
        <span className={styles.passkey}>
          <span>{t`Sign in with your finger, face or PIN`}</span>
          <Button kind="quiet" small onClick={open}>{t`Add a passkey`}</Button>
        </span>
      </div>
      {isOpen && Dialog && <Dialog onClose={close} />}
    </Cell>
  );
}

function Passkey({ passkey_id, name, added_at, last_used_at }: MyPasskey) {
  const { timeZone } = useSite().calendar;
  const { change, busy } = useAction();
  const moment = (at: string) => formatDateTime(new Date(at), timeZone);
  const remove = () =>
    void change(
      () => call<typeof removeMyPasskey>('POST /authentication/passkeys/remove/', { passkey_id }),
      t`${name} no longer signs you in.`,
    );
  const which = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <span className={styles.passkey}>
      <span className={styles.name}>
        {name}
        <span className={styles.used}>
          {last_used_at ? t`Last used ${moment(last_used_at)}` : t`Added ${moment(added_at)}`}
        </span>
      </span>
      <Button kind="quiet" small busy={busy} onClick={remove}>
        <span>{tRich`Remove ${which}`}</span>
      </Button>
    </span>
  );
}
