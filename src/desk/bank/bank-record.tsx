import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk, loadDesk } from '../browser/call-desk.ts';
import { useTypedSearch } from '../browser/use-typed-search.ts';
import { isTyping } from '../keys/is-typing.ts';
import { Kbd } from '../keys/kbd.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { allocationOf } from './allocation.ts';
import type { bankLineAtDesk, payersAtDesk } from './bank.contract.ts';
import styles from './bank.module.css';
import type { BankDetail, BankLine } from './bank-types.ts';
import { BookingForm } from './booking-form.tsx';
import type { LineQuestion } from './line-dialog.tsx';

type BankRecordProps = {
  line: BankLine;
  onAsk: (question: LineQuestion) => void;
  onBooked: (message: string, line: BankLine) => void;
  onLinked: (message: string) => void;
};

export function BankRecord({ line, onAsk, onBooked, onLinked }: BankRecordProps) {
  const [place, setPlace] = useState(0);
  const [other, setOther] = useState<number>();
  const [choosing, setChoosing] = useState(false);
  const suggestion = other === undefined ? line.suggestions[place] : undefined;
  const { detail, problem } = useBankDetail(line, other ?? suggestion?.customerId);
  const mayRecord = useCan()('record-money');
  const isOpen = line.state === 'open';
  const canBook = isOpen && line.amountMinor > 0;

  useDocumentKeydown((event) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || choosing || !canBook) return;
    const wanted = ['1', '2', '3'].indexOf(event.key);
    if (wanted >= 0 && line.suggestions[wanted]) choose(wanted);
    else if (event.key === 'o') setChoosing(true);
    else return;
    event.preventDefault();
  });

  function choose(wanted: number) {
    setOther(undefined);
    setPlace(wanted);
  }

  const payer = detail?.payer ?? undefined;
  const isCurrent = payer !== undefined && (other ?? suggestion?.customerId) === payer.customerId;
  return (
    <section className={styles.record} aria-label="Bank line">
      <Head line={line} payer={payer} />
      <Facts line={line} payer={payer} />
      {problem && <Notice kind="bad" live title={problem} />}
      {!isOpen && <Decided line={line} mayRecord={mayRecord} onAsk={onAsk} />}
      {canBook && line.suggestions.length > 0 && (
        <fieldset className={styles.suggestions} aria-label="Suggestions">
          {line.suggestions.map((one, at) => (
            <label
              key={`${one.customerId} ${one.reason}`}
              className={classNames(styles.option, at === place && other === undefined && styles.on)}
            >
              <input
                type="radio"
                name="suggestion"
                checked={at === place && other === undefined}
                onChange={() => choose(at)}
              />
              <span>
                <b>{one.company}</b>
                <span className={styles.small}>{one.reason}</span>
              </span>
              <Kbd>{at + 1}</Kbd>
            </label>
          ))}
        </fieldset>
      )}
      {isOpen && (
        <div className={styles.actions}>
          {canBook && (
            <Button small onClick={() => setChoosing(true)}>
              Other customer <Kbd>O</Kbd>
            </Button>
          )}
          {mayRecord && (
            <Button small onClick={() => onAsk({ kind: 'ignore', line })}>
              Ignore <Kbd>I</Kbd>
            </Button>
          )}
        </div>
      )}
      {canBook && payer && isCurrent && (
        <BookingForm
          key={`${payer.customerId} ${suggestion ? place : ''}`}
          line={line}
          payer={payer}
          unlinked={detail?.unlinkedReceipts ?? []}
          initial={allocationOf(suggestion)}
          orderNumber={suggestion?.orderNumber ?? ''}
          mayRecord={mayRecord}
          onBooked={(message) => onBooked(message, line)}
          onLinked={onLinked}
        />
      )}
      {isOpen && line.amountMinor < 0 && <TakeBack line={line} detail={detail} mayRecord={mayRecord} onAsk={onAsk} />}
      <PayerDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(customerId) => {
          setOther(customerId);
          setChoosing(false);
        }}
      />
    </section>
  );
}

type PartProps = { line: BankLine; payer: NonNullable<BankDetail['payer']> | undefined };

function useMoney() {
  const { currency } = useDeskSite();
  return (minor: number) => formatMoney({ minor, currency });
}

function Head({ line, payer }: PartProps) {
  const money = useMoney();
  return (
    <div className={styles.head}>
      <h2 className={classNames(styles.sum, line.amountMinor < 0 && styles.late)}>{money(line.amountMinor)}</h2>
      <b>{line.company || payer?.company || 'Payer unknown'}</b>
      {payer?.isOverdue && <Tag kind="bad">Overdue</Tag>}
    </div>
  );
}

function Facts({ line, payer }: PartProps) {
  const money = useMoney();
  const rows = [
    { label: "Bank's text", value: line.text, mono: true },
    { label: 'Day', value: formatDay(line.bookedOn) },
    { label: 'Reference', value: line.reference || 'none', mono: true },
    ...(payer
      ? [
          { label: 'Owed', value: money(payer.owedMinor) },
          { label: 'Overdue after grace', value: money(payer.overdueMinor), late: payer.overdueMinor > 0 },
          { label: 'Available credit', value: money(payer.availableMinor) },
        ]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value, ...look }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={classNames('mono' in look && styles.mono, 'late' in look && look.late && styles.late)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type AskProps = { line: BankLine; mayRecord: boolean; onAsk: (question: LineQuestion) => void };

function Decided({ line, mayRecord, onAsk }: AskProps) {
  const undo = mayRecord && (
    <Button small onClick={() => onAsk({ kind: 'undo', line })}>
      Undo <Kbd>U</Kbd>
    </Button>
  );
  return <Notice kind="info" title={line.history} action={undo} />;
}

function TakeBack({ line, detail, mayRecord, onAsk }: AskProps & { detail: BankDetail | undefined }) {
  if (!detail) return null;
  if (detail.receipts.length === 0)
    return (
      <Notice kind="info" title="No receipt over this amount. Ignore the line when it is no money of a customer." />
    );
  return (
    <ul className={styles.receipts}>
      {detail.receipts.map(({ number, company, reference, receivedOn }) => (
        <li key={number}>
          <span>
            <b>{number}</b> {company}, {reference}, {formatDay(receivedOn)}
          </span>
          {mayRecord && (
            <Button small onClick={() => onAsk({ kind: 'take_back', line, receiptNumber: number })}>
              Take back
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type Payer = ReplyOf<typeof payersAtDesk>['payers'][number];
type PayerDialogProps = { open: boolean; onClose: () => void; onChoose: (customerId: number) => void };

function PayerDialog({ open, onClose, onChoose }: PayerDialogProps) {
  const { site } = useDeskSite();
  const [typed, setTyped] = useState('');
  const { found, isCurrent, problem, whenFound } = useTypedSearch<Payer>(typed, {
    isOpen: open,
    pauseMs: 150,
    find: async (q, signal) => {
      return (await loadDesk<typeof payersAtDesk>('GET /desk/api/:site/money/payers/', { site, q }, signal)).payers;
    },
  });
  return (
    <Dialog open={open} title="Whose money is it?" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          whenFound(([first]) => first && onChoose(first.customerId));
        }}
      >
        <Field label="Name or e-mail address" hint="Enter takes the first.">
          <TextInput value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
      {problem && <Notice kind="bad" live title={problem} />}
      {isCurrent && typed.trim() !== '' && found.length === 0 && <p role="status">No customer matches this.</p>}
      <ul className={styles.found}>
        {found.map(({ customerId, company, email }) => (
          <li key={customerId}>
            <button type="button" onClick={() => onChoose(customerId)}>
              <b>{company}</b> {email}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Asks with the list what the customer owes who may have paid: the one chosen, else that of the suggestion. */
function useBankDetail(line: BankLine, customerId: number | undefined) {
  const { site } = useDeskSite();
  const [detail, setDetail] = useState<BankDetail>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const wanted = { site, id: line.id, ...(customerId !== undefined && { customerId }) };
    return askWhileShown(
      (options) => callDesk<typeof bankLineAtDesk>('GET /desk/api/:site/money/bank/line/', wanted, options),
      (reply) => {
        setProblem(isRefusal(reply) ? reply.message : '');
        if (!isRefusal(reply)) setDetail(reply);
      },
    );
  }, [site, line, customerId]);
  return { detail, problem };
}
