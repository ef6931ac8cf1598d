import { useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useChange } from '../browser/use-change.ts';
import { DeskTable } from '../list/desk-table.tsx';
import type { declineWaitingAtDesk, RfiSenderRow } from '../rfi-calls/rfi-senders.contract.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';

/** Above the list: whoever has so many RFIs waiting that those of others are lost among them. */
export function RfiSenders({ senders }: { senders: readonly RfiSenderRow[] }) {
  const site = useDeskSite();
  const can = useCan();
  const [declined, setDeclined] = useState<RfiSenderRow>();
  if (!site || senders.length === 0) return null;
  return (
    <>
      <DeskTable
        caption={t`Customers with many RFIs waiting`}
        columns={[
          {
            key: 'company',
            header: t`Customer`,
            lead: true,
            wrap: true,
            cell: ({ company, email }) => company || email,
          },
          { key: 'state', header: t`Account`, cell: ({ verified }) => (verified ? t`verified` : t`not verified`) },
          { key: 'rfis', header: t`RFIs`, align: 'end', cell: ({ rfis }) => rfis },
          { key: 'lines', header: t`Lines`, align: 'end', drop: true, cell: ({ lines }) => lines },
          {
            key: 'oldest',
            header: t`First`,
            drop: true,
            cell: ({ oldest_at }) => formatDateTime(new Date(oldest_at), site.timeZone),
          },
          {
            key: 'decline',
            header: t`Action`,
            cell: (sender) =>
              can('answer-rfis') && (
                <Button small aria-label={t`Decline all RFIs of ${sender.company}`} onClick={() => setDeclined(sender)}>
                  {t`Decline all`}
                </Button>
              ),
          },
        ]}
        rows={senders}
        rowId={({ customer_id }) => String(customer_id)}
        linkTo={({ customer_id }) => `/${site.site}/accounts/${customer_id}`}
        empty=""
      />
      {declined && <DeclineAllDialog sender={declined} onClose={() => setDeclined(undefined)} />}
    </>
  );
}

function DeclineAllDialog({ sender, onClose }: { sender: RfiSenderRow; onClose: () => void }) {
  const site = useDeskSite();
  const [reason, setReason] = useState('');
  const { change, error, busy } = useChange('dialog');
  const { customer_id, company, rfis, lines, newest_at: until } = sender;

  async function decline() {
    if (!site) return;
    const request = { site: site.site, customer_id, until, reason };
    if (await change<typeof declineWaitingAtDesk>('POST /desk/api/:site/rfi_senders/decline/', request)) onClose();
  }

  return (
    <ConfirmDialog
      title={t`Decline ${plural(rfis, 'RFI')} of ${company}?`}
      kind="danger"
      busy={busy}
      disabled={reason.trim() === ''}
      onClose={onClose}
      action={t`Decline all`}
      onConfirm={() => void decline()}
    >
      {error && <Notice kind="bad" title={error} live />}
      <p>
        {t`${plural(lines, 'line')} that wait for an answer are declined. They get one mail with your reason. What they send from now on waits as usual.`}
      </p>
      <Field label={t`Reason`} hint={t`The buyer reads it word for word.`}>
        <TextInput maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
