import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import cards from '../list/card-table.module.css';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { addNoteOnCustomer } from './change-customer.contract.ts';
import type { CustomerRecord, customerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { MovementTable } from './movement-table.tsx';
import { Panel } from './panel.tsx';
import { RegistrationPanel } from './registration-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TermsHistory, TermsPanel } from './terms-panel.tsx';

type AccountTabProps = Omit<ReplyOf<typeof customerRecord>, 'success'>;

export function AccountTab({ customer, priceLists, managers }: AccountTabProps) {
  const { site } = useDeskSite();
  return (
    <div className={styles.columnsBox}>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <TermsPanel customer={customer} />
          <RegistrationPanel customer={customer} />
          <SettingsPanel customer={customer} priceLists={priceLists} managers={managers} />
        </div>
        <div className={styles.middle}>
          <AccountAgeing statement={customer.statement} />
          <Link to={`/${site}/receivables/${customer.customerId}`}>
            Documents of the ledger, promises and reminders
          </Link>
          <LedgerTable statement={customer.statement} />
        </div>
        <div className={styles.panel}>
          <NotesPanel customer={customer} />
          <TermsHistory customer={customer} />
        </div>
      </div>
    </div>
  );
}

const looks = [styles.notDue, styles.newest, styles.older, styles.old, styles.oldest];

/** Unpaid invoices by age, drawn to scale. */
function AccountAgeing({ statement }: { statement: CustomerRecord['statement'] }) {
  const { moneyOfMajor } = useFormats();
  const { ages, unpaid, overdue, on_account: onAccount, payment_reference } = statement;
  return (
    <section className={styles.ageing} aria-label="Unpaid by age">
      {unpaid > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {ages.map(
            ({ label, amount }, i) =>
              amount > 0 && <span key={label} className={looks[i]} style={{ '--share': amount } as CSSProperties} />,
          )}
        </div>
      )}
      <dl className={styles.key}>
        {ages.map(({ label, amount }, i) => (
          <div key={label}>
            <dt>
              <span className={classNames(styles.swatch, looks[i])} aria-hidden="true" />
              {label}
            </dt>
            <dd>{amount === 0 ? 'none' : moneyOfMajor(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>Overdue after grace</dt>
          <dd>{overdue === 0 ? 'none' : moneyOfMajor(overdue)}</dd>
        </div>
        <div>
          <dt>On account</dt>
          <dd>{onAccount === 0 ? 'none' : moneyOfMajor(onAccount)}</dd>
        </div>
        <div>
          <dt>Reference of transfers</dt>
          <dd>{payment_reference}</dd>
        </div>
      </dl>
    </section>
  );
}

type Statement = CustomerRecord['statement'];

/** The table has the movements of 180 days, or only what is open, newest first. */
function LedgerTable({ statement }: { statement: Statement }) {
  const { sign } = useFormats();
  const [openOnly, setOpenOnly] = useState(false);
  usePageKeys({ o: () => setOpenOnly((before) => !before) });
  return (
    <section>
      <header className={styles.sectionHead}>
        <h3>{`Ledger, ${sign}`}</h3>
        <Button small kind="quiet" aria-pressed={openOnly} onClick={() => setOpenOnly(!openOnly)}>
          {openOnly ? 'All movements' : 'Open items only'} <Kbd>O</Kbd>
        </Button>
      </header>
      {openOnly ? <OpenItems statement={statement} /> : <Movements statement={statement} />}
    </section>
  );
}

function Movements({ statement }: { statement: Statement }) {
  const { site } = useDeskSite();
  const { amountOfMajor } = useFormats();
  return (
    <div className={styles.scroller}>
      <MovementTable
        statement={statement}
        className={styles.table}
        amountClassName={styles.end}
        formatAmount={amountOfMajor}
        numberCell={({ number }) => <span className={styles.mono}>{number}</span>}
        noteCell={({ note, order_no: orderNo }) =>
          note || (orderNo && <Link to={`/${site}/orders/${orderNo}`}>{orderNo}</Link>)
        }
      />
    </div>
  );
}

function OpenItems({ statement: { open_items } }: { statement: Statement }) {
  const { amountOfMajor } = useFormats();
  const open = open_items.filter(({ unpaid }) => unpaid !== 0);
  if (open.length === 0) return <p className={styles.empty}>Nothing is open.</p>;
  return (
    <div className={styles.scroller}>
      <table className={classNames(styles.table, cards.cards)}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Document</th>
            <th scope="col">Number</th>
            <th scope="col">Due</th>
            <th scope="col" className={styles.end}>
              Open
            </th>
            <th scope="col" className={styles.end}>
              Days over
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map((item) => (
            <tr key={item.key}>
              <td data-label="Date">{formatDay(item.day)}</td>
              <td data-label="Document">{item.kind}</td>
              <th scope="row" className={styles.mono} data-label="Number">
                {item.number}
              </th>
              <td data-label="Due">{item.due_on && formatDay(item.due_on)}</td>
              <td className={styles.end} data-label="Open">
                {amountOfMajor(item.unpaid)}
              </td>
              <td className={classNames(styles.end, item.overdue && styles.late)} data-label="Days over">
                {item.days_over > 0 ? item.days_over : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NotesPanel({ customer }: { customer: CustomerRecord }) {
  const { site } = useDeskSite();
  const { time } = useFormats();
  const can = useCan();
  const { change, busy } = useAction();
  const draft = `desk-note:${site}:${customer.customerId}`;
  const [text, setText] = useState(() => readDraft(draft).text ?? '');
  useEffect(() => writeDraft(draft, text === '' ? {} : { text }), [draft, text]);

  async function add() {
    const note = { site, customerId: customer.customerId, text };
    await change(() => callDesk<typeof addNoteOnCustomer>('POST /desk/api/:site/accounts/note/', note), undefined, {
      onDone: () => setText((now) => (now === text ? '' : now)),
    });
  }

  return (
    <Panel title="Notes">
      {can('keep-customer-notes') && (
        <div className={styles.form}>
          <Field label="New note" hint="Only staff read it.">
            <TextArea rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <Button small disabled={text.trim() === ''} busy={busy} onClick={() => void add()}>
            Add the note
          </Button>
        </div>
      )}
      <ul className={styles.entries}>
        {customer.notes.map((note) => (
          <li key={note.id}>
            <p className={styles.muted}>
              {note.createdBy}, {time(note.createdAt)}
            </p>
            <p className={styles.typed}>{note.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
