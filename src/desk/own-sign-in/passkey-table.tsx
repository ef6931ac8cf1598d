import { useState } from 'react';
import type { removePasskey } from '../../account/staff/passkeys.contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useFormats } from '../shell/use-formats.ts';
import type { OwnSignIn } from './own-sign-in-data.ts';

type Passkey = OwnSignIn['passkeys'][number];

const columns = (time: (iso: string) => string, onRemove: (passkey: Passkey) => void): readonly Column<Passkey>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => name, phone: 'full' },
  { key: 'host', header: 'Address', cell: ({ host }) => host },
  { key: 'created', header: 'Added', cell: (one) => time(one.createdAt) },
  { key: 'used', header: 'Last used', cell: (one) => (one.lastUsedAt ? time(one.lastUsedAt) : 'never') },
  {
    key: 'remove',
    header: 'Action',
    cell: (one) => (
      <Button small aria-label={`Remove ${one.name}`} onClick={() => onRemove(one)}>
        Remove
      </Button>
    ),
  },
];

export function PasskeyTable({ passkeys }: Pick<OwnSignIn, 'passkeys'>) {
  const [leaving, setLeaving] = useState<Passkey>();
  const { time } = useFormats();
  const { change, busy } = useAction();

  async function remove({ id, name }: Passkey) {
    setLeaving(undefined);
    await change(
      () => callDesk<typeof removePasskey>('POST /desk/api/passkeys/remove/', { id }),
      `${name} no longer signs you in.`,
    );
  }

  return (
    <>
      <RecordList
        caption="Passkeys"
        columns={columns(time, setLeaving)}
        rows={passkeys}
        rowKey={({ id }) => String(id)}
        empty="You have no passkey."
      />
      <Dialog
        open={leaving !== undefined}
        title={`Remove ${leaving?.name ?? ''}?`}
        onClose={() => setLeaving(undefined)}
        actions={
          <>
            <CloseButton>Cancel</CloseButton>
            <Button kind="danger" busy={busy} onClick={() => leaving && void remove(leaving)}>
              Remove
            </Button>
          </>
        }
      >
        <p>You can still sign in with your password and the code of your authenticator app.</p>
      </Dialog>
    </>
  );
}
