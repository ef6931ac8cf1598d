import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { debtorAtDesk, endUnpaidNoteAtDesk, noteUnpaidAtDesk } from './debtor.contract.ts';
import { DebtorLedger } from './debtor-ledger.tsx';
import { DebtorPromises } from './debtor-promises.tsx';
import { DebtorWriteOffs } from './debtor-write-offs.tsx';
import { stageLabel } from './due-reminders.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { openInvoices } from './open-invoices.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import type { remindersAtDesk } from './receivables.contract.ts';
import styles from './receivables.module.css';
import type { DebtorRecord, LetterAtDesk, UnpaidBalanceAtDesk } from './receivables-types.ts';
import { UnpaidReasonFields, unpaidReasonLabels } from './unpaid-reason-fields.tsx';

export const handle = { title: () => 'Receivables' };

export async function loader(args: LoaderFunctionArgs) {
  const { signal } = args.request;
  const request = { site: siteOf(args), customerId: args.params.id ?? '' };
  const [debtor, { letters }] = await Promise.all([
    loadDesk<typeof debtorAtDesk>('GET /desk/api/:site/money/debtor/', request, signal),
    loadDesk<typeof remindersAtDesk>('GET /desk/api/:site/money/reminders/', request, signal),
  ]);
  return { debtor, letters };
}

export function Component() {
  const { debtor, letters } = useLoaderData<typeof loader>();
  return <DebtorPage key={debtor.customerId} debtor={debtor} letters={letters} />;
}

/** The page has the ledger of a customer with its documents, the promises, and the letters that were sent. */
function DebtorPage({ debtor, letters }: { debtor: DebtorRecord; letters: readonly LetterAtDesk[] }) {
  const [recording, setRecording] = useState(false);
  const [noting, setNoting] = useState(false);
  const { site } = useDeskSite();
  const can = useCan();
  const { moneyOfMajor } = useFormats();
  const { statement, customerId, email } = debtor;
  // Newest first; a bill brought forward has no document.
  const taxInvoices = [...statement.rows, ...statement.open_items]
    .flatMap(({ kind, number, order_no: order }) => (kind === 'Invoice' && order !== '' ? [number] : []))
    .filter((number, at, all) => all.indexOf(number) === at)
    .toReversed();
  const [, ...pastDueAges] = statement.ages;
  const pastDue = pastDueAges.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={styles.main}>
      <header className={styles.head}>
        <h2>{statement.company}</h2>
        <MailLink to={email} />
        <Link to={`/${site}/accounts/${customerId}`}>Customer's record</Link>
        {can('record-money') && (
          <Button small onClick={() => setRecording(true)}>
            Record a receipt
          </Button>
        )}
        {can('record-money') && taxInvoices.length > 0 && (
          <Button small onClick={() => setNoting(true)}>
            Credit or debit note
          </Button>
        )}
        <ExportButton
          kinds={['ledger', 'bills', 'receipts']}
          filter={{ customer: String(customerId) }}
          about={`The file has all records of ${statement.company}.`}
        />
      </header>
      <Block>
        <Cells columns={5}>
          <Cell label="Unpaid">{moneyOfMajor(statement.unpaid)}</Cell>
          <Cell label="Past due">
            <span className={pastDue > 0 ? styles.bad : undefined}>{moneyOfMajor(pastDue)}</span>
          </Cell>
          <Cell label="Overdue after grace">
            {statement.terms ? (
              <span className={statement.overdue > 0 ? styles.bad : undefined}>{moneyOfMajor(statement.overdue)}</span>
            ) : (
              'no credit terms'
            )}
          </Cell>
          <Cell label="On account">{moneyOfMajor(statement.on_account)}</Cell>
          <Cell label="Available credit">
            {statement.terms ? moneyOfMajor(statement.terms.avl_balance) : 'no credit terms'}
          </Cell>
        </Cells>
      </Block>
      <DebtorLedger statement={statement} />
      <div className={styles.halves}>
        <DebtorUnpaid debtor={debtor} />
        <DebtorWriteOffs debtor={debtor} />
        <DebtorPromises debtor={debtor} />
        <Letters letters={letters} />
      </div>
      {noting && <NoteDialog invoices={taxInvoices} onClose={() => setNoting(false)} />}
      {recording && <ReceiptDialog debtor={debtor} onClose={() => setRecording(false)} />}
    </div>
  );
}

/** The letters are newest first, each with what was written. */
function Letters({ letters }: { letters: readonly LetterAtDesk[] }) {
  const { timeZone } = useDeskSite();
  const { money } = useFormats();
  return (
    <section className={styles.side} aria-label="Reminders">
      <h2>{`Reminders, ${letters.length}`}</h2>
      {letters.length === 0 && <p className={styles.soft}>No reminder was sent yet.</p>}
      {letters.map(({ id, stage, sentAt, sentBy, overdueMinor, receiver, subject, text }) => (
        <details key={id}>
          <summary>
            <b>{stageLabel(stage)}</b>{' '}
            {`${formatDateTime(new Date(sentAt), timeZone)} by ${sentBy}, over ${money(overdueMinor)}`}
          </summary>
          <p className={styles.soft}>{receiver}</p>
          {text ? (
            <>
              <p>
                <b>{subject}</b>
              </p>
              <pre className={styles.letter}>{text}</pre>
            </>
          ) : (
            <p className={styles.soft}>What it said was not kept.</p>
          )}
        </details>
      ))}
    </section>
  );
}

/** Why invoices are not paid, until it is settled. */
function DebtorUnpaid({ debtor }: { debtor: DebtorRecord }) {
  const [noting, setNoting] = useState(false);
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const mayNote = useCan()('send-reminders');
  const { money } = useFormats();
  const { customerId, unpaidNotes } = debtor;

  async function settle(invoice: string) {
    const request = { site, customerId, invoice };
    const endpoint = 'POST /desk/api/:site/money/unpaid/end/';
    await change(() => callDesk<typeof endUnpaidNoteAtDesk>(endpoint, request), `Settled for ${invoice}.`);
  }

  return (
    <section className={styles.side} aria-label="Unpaid because…">
      <h2>Unpaid because…</h2>
      <ul>
        {unpaidNotes.map(({ invoice, open, reason, note, by }) => (
          <li key={invoice}>
            <span>
              <span className={styles.mono}>{invoice}</span> {money(open)}
            </span>
            <Tag kind={reason === 'dispute' ? 'bad' : 'quiet'}>{unpaidReasonLabels[reason]}</Tag>
            <span className={styles.soft}>{[by, note].filter(Boolean).join(': ')}</span>
            {mayNote && (
              <span className={styles.buttons}>
                <Button small busy={busy} onClick={() => void settle(invoice)} aria-label={`Settled: ${invoice}`}>
                  Settled
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {unpaidNotes.length === 0 && <p className={styles.soft}>No reason is noted.</p>}
      {mayNote && openInvoices(debtor).length > 0 && (
        <span className={styles.buttons}>
          <Button small onClick={() => setNoting(true)}>
            Note why one is unpaid
          </Button>
        </span>
      )}
      {noting && <UnpaidDialog debtor={debtor} onClose={() => setNoting(false)} />}
    </section>
  );
}

type UnpaidDialogProps = { debtor: DebtorRecord; onClose: () => void };

/** Why an invoice is not paid; one in dispute is not reminded of. */
function UnpaidDialog({ debtor, onClose }: UnpaidDialogProps) {
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
          {open.map(({ number, unpaid, brought_forward: isForward }) => (
            <option key={number} value={number}>
              {`${number}, ${moneyOfMajor(unpaid)}${isForward ? ', brought forward' : ''}`}
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
