import { useEffect, useRef, useState } from 'react';
import type { ExportFilter } from '../../imports/exports/export-kind.data.ts';
import type { RefusalReply } from '../../lib/contract.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import type { Country } from '../../sites/site-facts.ts';
import { downloadFile, type FileReply } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { ExportForm } from '../exports/export-form.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { ageingFileAtDesk, vouchersFileAtDesk } from './receivables.contract.ts';
import styles from './receivables.module.css';
import type { auditFileAtDesk, outwardFilesAtDesk } from './tax-returns.contract.ts';

type ExportDialogProps = {
  open: boolean;
  /** What the list of receivables is filtered by. */
  filter: ExportFilter;
  country: Country;
  onClose: () => void;
};

/** The bills, ledger and receipts of the listed customers, the ageing of today, the vouchers of a period for the books, and what the tax office gets. */
export function ExportDialog({ open, filter, country, onClose }: ExportDialogProps) {
  const { site, timeZone } = useDeskSite();
  const today = dayOf(new Date(), timeZone);
  const [from, setFrom] = useState(`${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`);
  const [to, setTo] = useState(addDays(`${today.slice(0, 7)}-01`, -1));
  const [allParties, setAllParties] = useState(false);
  const [month, setMonth] = useState(from.slice(0, 7));
  const { send, error } = useAction('page');
  const [asked, setAsked] = useState<'ageing' | 'vouchers' | 'month'>();
  const errorAt = (part: typeof asked) => asked === part && error;
  const field = useRef<HTMLInputElement>(null);
  // The field is focused after the dialog has opened, which would begin at the button above it.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  async function load(part: typeof asked, request: () => Promise<FileReply | RefusalReply>) {
    setAsked(part);
    await send(request, { waits: true, onDone: (file) => downloadFile(file.fileName, file.mediaType, file.content) });
  }
  const ageing = () =>
    load('ageing', () => callDesk<typeof ageingFileAtDesk>('GET /desk/api/:site/money/receivables/csv/', { site }));
  const vouchers = (form: 'tally' | 'csv') =>
    load('vouchers', () =>
      callDesk<typeof vouchersFileAtDesk>('GET /desk/api/:site/money/vouchers/', {
        site,
        from,
        to,
        form,
        parties: allParties ? 'all' : 'new',
      }),
    );

  const outward = () =>
    load('month', () => callDesk<typeof outwardFilesAtDesk>('GET /desk/api/:site/money/gstr_1/', { site, month }));
  const audit = () =>
    load('vouchers', () =>
      callDesk<typeof auditFileAtDesk>('GET /desk/api/:site/money/audit_file/', { site, from, to }),
    );

  return (
    <Dialog open={open} title="Export" onClose={onClose}>
      <ExportForm kinds={['bills', 'ledger', 'receipts']} filter={filter} />
      <p>
        <Button onClick={() => void ageing()}>Ageing of all customers (CSV)</Button>
      </p>
      {errorAt('ageing') && <Notice kind="bad" live title={error} />}
      <Field label="Vouchers from" error={errorAt('vouchers')}>
        <TextInput ref={field} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Field label="to">
        <TextInput type="date" value={to} onChange={(event) => setTo(event.target.value)} />
      </Field>
      <p>
        <Checkbox
          checked={allParties}
          onChange={(event) => setAllParties(event.target.checked)}
          label="Tally: ledgers of all customers of the period, not only of new ones"
        />
      </p>
      <p className={styles.buttons}>
        <Button onClick={() => void vouchers('tally')}>For Tally (ZIP of XML)</Button>
        <Button onClick={() => void vouchers('csv')}>As CSV</Button>
        {country === 'AE' && <Button onClick={() => void audit()}>Audit file for the FTA (CSV)</Button>}
      </p>
      {country === 'IN' && (
        <>
          <Field label="GSTR-1 of the month" error={errorAt('month')}>
            <TextInput type="month" value={month} onChange={(event) => setMonth(event.target.value)} />
          </Field>
          <p>
            <Button onClick={() => void outward()}>Tables of GSTR-1 (ZIP)</Button>
          </p>
        </>
      )}
    </Dialog>
  );
}
