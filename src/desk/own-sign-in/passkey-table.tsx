import { useState } from 'react';
import type { removePasskey } from '../../account/staff/passkeys.contract.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useFormats } from '../accounts/use-formats.ts';
import { useChange } from '../browser/use-change.ts';
import type { DeskColumn } from '../list/desk-columns.ts';
import { DeskTable } from '../list/desk-table.tsx';
import type { OwnSignIn } from './own-sign-in-data.ts';

type Passkey = OwnSignIn['passkeys'][number];

const columns = (
  time: (iso: string) => string,
  onRemove: (passkey: Passkey) => void,
): readonly DeskColumn<Passkey>[] => [
  { key: 'name', header: t`Name`, cell: ({ name }) => name, lead: true },
  { key: 'host', header: t`Address`, cell: ({ host }) => host },
  { key: 'created', header: t`Added`, cell: (one) => time(one.created_at) },
  { key: 'used', header: t`Last used`, cell: (one) => (one.last_used_at ? time(one.last_used_at) : t`never`) },
  {
    key: 'remove',
    header: t`Action`,
    cell: (one) => <Button small aria-label={t`Remove ${one.name}`} onClick={() => onRemove(one)}>{t`Remove`}</Button>,
  },
];

export function PasskeyTable({ passkeys }: Pick<OwnSignIn, 'passkeys'>) {
  const [leaving, setLeaving] = useState<Passkey>();
  const { time } = useFormats();
  const { change, busy } = useChange();

  async function remove({ id, name }: Passkey) {
    setLeaving(undefined);
    await change<typeof removePasskey>('POST /desk/api/passkeys/remove/', { id }, t`${name} no longer signs you in.`);
  }

  return (
    <>
      <DeskTable
        caption={t`Passkeys`}
        columns={columns(time, setLeaving)}
        rows={passkeys}
        rowId={({ id }) => String(id)}
        empty={t`You have no passkey.`}
      />
      <Dialog
        open={leaving !== undefined}
        title={t`Remove ${leaving?.name ?? ''}?`}
        onClose={() => setLeaving(undefined)}
        actions={
          <>
            <CloseButton>{t`Cancel`}</CloseButton>
            <Button kind="danger" busy={busy} onClick={() => leaving && void remove(leaving)}>{t`Remove`}</Button>
          </>
        }
      >
        <p>{t`You can still sign in with your password and the code of your authenticator app.`}</p>
      </Dialog>
    </>
  );
}
