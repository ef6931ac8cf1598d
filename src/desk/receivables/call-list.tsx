import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import type { addNoteOnCustomer } from '../accounts/change-customer.contract.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { PromiseDialog } from './promise-dialog.tsx';
import styles from './receivables.module.css';
import type { Called, CallListAtDesk as Calls } from './receivables-types.ts';

type Call = Calls['calls'][number];

const shown = 8;

/** Whom to call today: broken promises first, then most money times days. P and N note what the first of them says. */
export function CallList({ list }: { list: Calls }) {
  const [asking, setAsking] = useState<{ kind: 'promise' | 'note'; called: Omit<Called, 'seen'> }>();
  const mayNote = useCan()('send-reminders');
  const calls = list.calls.slice(0, shown);
  const ask = (kind: 'promise' | 'note', call: Call | undefined) => {
    const { customerId = 0, company = '', overdueMinor: overdue = 0 } = call ?? {};
    if (call) setAsking({ kind, called: { customerId, company, owed: overdue } });
  };
  // Loaded again, there may be another promise of the customer.
  const seen = list.promises.find((one) => one.customerId === asking?.called.customerId)?.id ?? 0;
  const called = asking && { ...asking.called, seen };
  usePageKeys(mayNote ? { p: () => ask('promise', calls[0]), n: () => ask('note', calls[0]) } : {});
  const close = () => setAsking(undefined);
  return (
    <aside className={styles.side} aria-label="Call list">
      <h2>{`Call today, ${list.total}`}</h2>
      <ul>
        {calls.map((call, place) => (
          <li key={call.customerId}>
            <CallFacts call={call} />
            {mayNote && (
              <span className={styles.buttons}>
                <Button small kind={place === 0 ? 'primary' : undefined} onClick={() => ask('promise', call)}>
                  Promised {place === 0 && <Kbd>P</Kbd>}
                </Button>
                <Button small onClick={() => ask('note', call)}>
                  Note {place === 0 && <Kbd>N</Kbd>}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {list.total > shown && (
        <p className={styles.soft}>{`${plural(list.total - shown, 'more customer')} once these are called.`}</p>
      )}
      {list.calls.length === 0 && <p className={styles.soft}>Nobody needs a call today.</p>}
      {called && asking.kind === 'promise' && <PromiseDialog called={called} onClose={close} />}
      {called && asking.kind === 'note' && <NoteDialog called={called} onClose={close} />}
      {mayNote && (
        <Keys>
          <KeyHint keys="P">promised</KeyHint>
          <KeyHint keys="N">note</KeyHint>
        </Keys>
      )}
    </aside>
  );
}

function CallFacts({ call }: { call: Call }) {
  const { site, currency } = useDeskSite();
  const { company, overdueMinor, mobile, daysLate, brokenMinor, brokenFor, disputedMinor, lastNote, lastNoteBy } = call;
  return (
    <>
      <Link to={`/${site}/receivables/${call.customerId}`}>{company}</Link>
      <span className={styles.amount}>{formatMoney({ minor: overdueMinor, currency })}</span>
      {mobile ? (
        <a href={phoneHref(mobile)}>{mobile}</a>
      ) : (
        <span className={styles.soft}>
          <MailAddress>{call.email}</MailAddress>
        </span>
      )}
      <span className={styles.bad}>{`${plural(daysLate, 'day')} over`}</span>
      <span className={styles.soft}>
        {[
          brokenMinor &&
            brokenFor &&
            `Promised ${formatMoney({ minor: brokenMinor, currency })} for ${formatDay(brokenFor)}. Not kept.`,
          disputedMinor > 0 && `${formatMoney({ minor: disputedMinor, currency })} is in dispute.`,
          lastNote ? `${lastNoteBy}: ${lastNote}` : !brokenMinor && 'Nobody called yet.',
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </>
  );
}

/** The promises, broken ones first. */
export function PromisedList({ promises }: { promises: Calls['promises'] }) {
  const { site, currency } = useDeskSite();
  if (promises.length === 0) return null;
  return (
    <aside className={styles.side} aria-label="Promised">
      <h2>{`Promised, ${promises.length}`}</h2>
      <ul>
        {promises.map(({ id, customerId, company, promisedFor: day, amountMinor: amount, state }) => (
          <li key={id}>
            <span>
              <span className={state === 'broken' ? styles.bad : styles.soft}>{formatDay(day)}</span>{' '}
              <Link to={`/${site}/receivables/${customerId}`}>{company}</Link>
            </span>
            <span className={styles.figure}>{formatMoney({ minor: amount, currency })}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

type NoteDialogProps = { called: Called; onClose: () => void };

/** Notes what came of a call to the customer; who was called today is off the list until tomorrow. */
function NoteDialog({ called, onClose }: NoteDialogProps) {
  const { site } = useDeskSite();
  const [text, setText] = useState('');
  const { change, error, busy } = useAction('page');

  async function save() {
    const request = { site, customerId: called.customerId, text };
    if (await change(() => callDesk<typeof addNoteOnCustomer>('POST /desk/api/:site/accounts/note/', request)))
      onClose();
  }

  return (
    <ConfirmDialog
      title={`What did ${called.company} say?`}
      onClose={onClose}
      busy={busy}
      action="Note"
      onConfirm={() => void save()}
    >
      <Field
        label="Note"
        hint="Only staff read it. The customer is called again tomorrow at the earliest."
        error={error}
      >
        <TextInput value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
