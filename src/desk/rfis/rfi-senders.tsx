import { useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type { declineWaitingAtDesk, RfiSenderRow } from './rfi-senders.contract.ts';

/** Shows above the list who has so many RFIs waiting that those of others are lost among them. */
export function RfiSenders({ senders }: { senders: readonly RfiSenderRow[] }) {
  const { site, timeZone } = useDeskSite();
  const can = useCan();
  const [declined, setDeclined] = useState<RfiSenderRow>();
  if (senders.length === 0) return null;
  return (
    <>
      <RecordList
        caption="Customers with many RFIs waiting"
        columns={[
          {
            key: 'company',
            header: 'Customer',
            phone: 'full',
            wrap: true,
            cell: ({ company, email }) => company || email,
          },
          {
            key: 'state',
            header: 'Account',
            cell: ({ isVerified: verified }) => (verified ? 'verified' : 'not verified'),
          },
          { key: 'rfis', header: 'RFIs', align: 'end', cell: ({ rfis }) => rfis },
          { key: 'lines', header: 'Lines', align: 'end', drop: 1100, phone: 'one', cell: ({ lines }) => lines },
          {
            key: 'oldest',
            header: 'First',
            drop: 1100,
            phone: 'one',
            cell: ({ oldest: oldestAt }) => formatDateTime(new Date(oldestAt), timeZone),
          },
          {
            key: 'decline',
            header: 'Action',
            cell: (sender) =>
              can('answer-rfis') && (
                <Button small aria-label={`Decline all RFIs of ${sender.company}`} onClick={() => setDeclined(sender)}>
                  Decline all
                </Button>
              ),
          },
        ]}
        rows={senders}
        rowKey={({ customerId }) => String(customerId)}
        linkTo={({ customerId }) => `/${site}/accounts/${customerId}`}
        empty=""
      />
      {declined && <DeclineAllDialog sender={declined} onClose={() => setDeclined(undefined)} />}
    </>
  );
}

function DeclineAllDialog({ sender, onClose }: { sender: RfiSenderRow; onClose: () => void }) {
  const { site } = useDeskSite();
  const [reason, setReason] = useState('');
  const { change, error, busy } = useAction('page');
  const { customerId, company, rfis, lines, newest: until } = sender;

  async function decline() {
    const request = { site, customerId, until, reason };
    if (await change(() => callDesk<typeof declineWaitingAtDesk>('POST /desk/api/:site/rfi_senders/decline/', request)))
      onClose();
  }

  return (
    <ConfirmDialog
      title={`Decline ${plural(rfis, 'RFI')} of ${company}?`}
      kind="danger"
      busy={busy}
      disabled={reason.trim() === ''}
      onClose={onClose}
      action="Decline all"
      onConfirm={() => void decline()}
    >
      {error && <Notice kind="bad" title={error} live />}
      <p>
        {`${plural(lines, 'line')} that wait for an answer are declined. They get one mail with your reason. What they send from now on waits as usual.`}
      </p>
      <Field label="Reason" hint="The buyer reads it word for word.">
        <TextInput maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
