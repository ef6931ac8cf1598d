import { useState } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { noteUnpaidAtDesk } from './debtor.contract.ts';
import { openInvoices } from './open-invoices.ts';
import type { DebtorRecord, UnpaidBalanceAtDesk } from './receivables-types.ts';
import { UnpaidReasonFields } from './unpaid-reason-fields.tsx';

type UnpaidDialogProps = { debtor: DebtorRecord; onClose: () => void };

/** Why an invoice is not paid; one in dispute is not reminded of. */
export function UnpaidDialog({ debtor, onClose }: UnpaidDialogProps) {
  const { site } = useDeskSite();
  const open = openInvoices(debtor);
  const [invoice, setInvoice] = useState(open[0]?.number ?? '');
  const [balance, setBalance] = useState<UnpaidBalanceAtDesk>({ reason: 'dispute', note: '' });
  const { change, errorAt, errorBeside, busy } = useAction('page');
  const { moneyOfMajor } = useFormats();
  const otherError = errorBeside('note');

  async function save() {
    const request = { site, customerId: debtor.customerId, invoice, ...balance };
    const endpoint = 'POST /desk/api/:site/money/unpaid/note/';
    if (await change(() => callDesk<typeof noteUnpaidAtDesk>(endpoint, request), `Noted for ${invoice}.`)) onClose();
  }

  return (
    <ConfirmDialog
      title={`Why is an invoice of ${debtor.statement.company} unpaid?`}
      onClose={onClose}
      busy={busy}
      action="Note"
      onConfirm={() => void save()}
    >
      <Field label="Invoice">
        <Select value={invoice} onChange={(event) => setInvoice(event.target.value)}>
          {open.map(({ number, unpaid }) => (
            <option key={number} value={number}>
              {`${number}, ${moneyOfMajor(unpaid)}`}
            </option>
          ))}
        </Select>
      </Field>
      <UnpaidReasonFields
        label="Unpaid because"
        balance={balance}
        onChange={(changes) => setBalance({ ...balance, ...changes })}
        error={errorAt('note')}
      />
      <p>An invoice in dispute is not reminded of until the dispute is settled.</p>
      {otherError && <Notice kind="bad" live title={otherError} />}
    </ConfirmDialog>
  );
}
