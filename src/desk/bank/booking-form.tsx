import { type CSSProperties, type FormEvent, useState } from 'react';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { DeductionKind } from '../../payments/deductions.data.ts';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { isTyping } from '../keys/is-typing.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import type { UnpaidBalanceAtDesk, UnpaidReasonAtDesk } from '../receivables/receivables-types.ts';
import { deductionsOf, noSplit, type ReceiptSplit, splitKinds, splitMinor, withAmount } from '../receivables/split.ts';
import { SplitFields, splitKeys } from '../receivables/split-fields.tsx';
import { needsNote, UnpaidReasonFields } from '../receivables/unpaid-reason-fields.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { type Allocation, allocatedMinor, allocateExplained, partlyPaid, unexplainedMinor } from './allocation.ts';
import { AllocationTable } from './allocation-table.tsx';
import type { bookLineAtDesk, linkLineAtDesk } from './bank.contract.ts';
import styles from './bank.module.css';
import type { BankDetail, BankLine, PayerAtDesk } from './bank-types.ts';
import moneyCoverStyles from './money-cover.module.css';

type BookingFormProps = {
  line: BankLine;
  payer: PayerAtDesk;
  unlinked: BankDetail['unlinkedReceipts'];
  initial: Allocation;
  orderNumber: string;
  mayRecord: boolean;
  onBooked: (message: string) => void;
  onLinked: (message: string) => void;
};

/** Which documents the money pays; Enter books it. */
export function BookingForm(props: BookingFormProps) {
  const { line, payer, unlinked, initial, orderNumber, mayRecord, onBooked, onLinked } = props;
  const { site, currency, taxSections } = useDeskSite();
  const [split, setSplit] = useState(() => noSplit(taxSections));
  const [edited, setEdited] = useState<Allocation>();
  // Until somebody edits it, it follows the suggestion, which changes with what was booked before.
  const allocation = edited ?? initial;
  const [unpaidBalances, setUnpaidBalances] = useState<Readonly<Record<string, UnpaidBalanceAtDesk>>>({});
  const [confirmed, setConfirmed] = useState(false);
  const { send, refusal, busy } = useAction('page');
  const money = (minor: number) => formatMoney({ minor, currency });
  const keptMinor = splitMinor(split);
  const left = line.amountMinor + keptMinor - allocatedMinor(allocation);
  const partly = orderNumber ? [] : partlyPaid(allocation, payer.invoices);

  async function book() {
    if (!mayRecord) return;
    const request = {
      site,
      line: line.id,
      version: line.version,
      customerId: payer.customerId,
      orderNumber,
      parts: orderNumber
        ? []
        : Object.entries(allocation).map(([reference, amountMinor]) => ({ reference, amountMinor })),
      deductions: orderNumber ? [] : deductionsOf(split),
      rests: partly.map(({ reference }) => ({
        invoice: reference,
        ...(unpaidBalances[reference] ?? { reason: 'later' as const, note: '' }),
      })),
      note: '',
      confirmed,
    };
    await send(() => callDesk<typeof bookLineAtDesk>('POST /desk/api/:site/money/bank/book/', request), {
      onDone: (reply) => onBooked(`Receipt ${reply.number} for ${reply.company} is booked.`),
    });
  }
  async function linkTo(number: string) {
    if (!mayRecord) return;
    const request = { site, line: line.id, version: line.version, receiptNumber: number };
    await send(() => callDesk<typeof linkLineAtDesk>('POST /desk/api/:site/money/bank/link/', request), {
      onDone: () => onLinked(`The line belongs to receipt ${number} now.`),
    });
  }

  const [onlyPart] = partly.length === 1 ? partly : [];
  const setReason = (reason: UnpaidReasonAtDesk) => () =>
    onlyPart &&
    setUnpaidBalances({
      ...unpaidBalances,
      [onlyPart.reference]: { reason, note: unpaidBalances[onlyPart.reference]?.note ?? '' },
    });
  function changeSplit(now: ReceiptSplit) {
    setSplit(now);
    setEdited(allocateExplained(allocation, payer.invoices, line.amountMinor + splitMinor(now)));
  }
  const unexplained = orderNumber ? 0 : unexplainedMinor(allocation, payer.invoices);
  const explainAs = (kind: DeductionKind) => () =>
    changeSplit(withAmount(split, kind, (split.amounts[kind] ?? 0) + unexplained));
  const explaining = splitKinds(taxSections).map((kind) => [splitKeys[kind].toLowerCase(), explainAs(kind)] as const);
  usePageKeys({
    ...(unexplained > 0 && Object.fromEntries(explaining)),
    ...(onlyPart && { p: setReason('later'), x: setReason('dispute') }),
  });

  useDocumentKeydown((event) => {
    // The row of this line in the queue has the focus once it was pressed.
    const controls = 'a, button:not([aria-current]), dialog, dialog *';
    const isOnControl = event.target instanceof HTMLElement && event.target.matches(controls);
    if (event.key !== 'Enter' || event.repeat || event.shiftKey || isTyping(event) || isOnControl) return;
    event.preventDefault();
    void book();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void book();
  }

  return (
    <form className={styles.booking} onSubmit={submit}>
      {orderNumber ? (
        <Notice kind="info" title={`The money is reserved for order ${orderNumber}.`} />
      ) : (
        <>
          <MoneyCover line={line} invoices={payer.invoices} allocation={allocation} />
          <AllocationTable
            availableMinor={line.amountMinor + keptMinor}
            invoices={payer.invoices}
            allocation={allocation}
            onChange={setEdited}
          />
          {(unexplained > 0 || keptMinor !== 0) && <SplitFields split={split} onChange={changeSplit} hasKeys />}
          <UnpaidReasons
            invoices={partly}
            allocation={allocation}
            unpaidBalances={unpaidBalances}
            onChange={setUnpaidBalances}
          />
        </>
      )}
      {unexplained > 0 && (
        <Keys>
          {taxSections.length > 0 && <KeyHint keys="T">tax deducted</KeyHint>}
          <KeyHint keys="C">bank charge</KeyHint>
          <KeyHint keys="D">discount</KeyHint>
          <KeyHint keys="R">rounding</KeyHint>
        </Keys>
      )}
      {onlyPart && (
        <Keys>
          <KeyHint keys="P">pay it later</KeyHint>
          <KeyHint keys="X">in dispute</KeyHint>
        </Keys>
      )}
      {mayRecord &&
        unlinked.map(({ number, createdBy }) => (
          <Notice
            key={number}
            kind="info"
            live
            title={`${createdBy} recorded receipt ${number} over this amount, without a bank line.`}
            action={<Button small busy={busy} onClick={() => void linkTo(number)}>{`Link to ${number}`}</Button>}
          />
        ))}
      {refusal && (
        <Notice kind="warn" live title={refusal.message}>
          {refusal.refusal === 'receipt_twice' && (
            <Checkbox
              label="This is another payment"
              checked={confirmed}
              onChange={(event) => setConfirmed(event.target.checked)}
            />
          )}
        </Notice>
      )}
      <div className={styles.bar}>
        <dl>
          <dt>Pays</dt>
          <dd>
            {orderNumber || `${Object.keys(allocation).length - partly.length} in full, ${partly.length} in part`}
          </dd>
        </dl>
        <dl>
          <dt>{leftLabel(left, keptMinor)}</dt>
          <dd className={left < 0 || (left !== 0 && keptMinor !== 0) ? styles.late : undefined}>
            {money(orderNumber ? 0 : Math.abs(left))}
          </dd>
        </dl>
        {mayRecord && (
          <Button type="submit" kind="primary" busy={busy} disabled={left < 0 || (left > 0 && keptMinor !== 0)}>
            Book receipt <Kbd>Enter</Kbd>
          </Button>
        )}
      </div>
    </form>
  );
}

/** With something kept back, all must be explained. */
function leftLabel(left: number, keptMinor: number): string {
  if (keptMinor !== 0) return 'Left to explain';
  return left < 0 ? 'More than came in' : 'Stays on the account';
}

type MoneyCoverProps = { line: BankLine; invoices: PayerAtDesk['invoices']; allocation: Allocation };

const maxDrawn = 12;

/** The open invoices to scale, oldest left; hatched is what the money pays. */
function MoneyCover({ line, invoices, allocation }: MoneyCoverProps) {
  const { currency } = useDeskSite();
  const figure = (minor: number) => formatAmount({ minor, currency });
  const drawn = invoices.slice(0, maxDrawn);
  if (drawn.length === 0) return null;
  const openAfter = sum(invoices, ({ openMinor }) => openMinor) - allocatedMinor(allocation);
  return (
    <figure className={moneyCoverStyles.cover}>
      <figcaption>
        What the money covers <span className={moneyCoverStyles.note}>drawn to scale, oldest left</span>
      </figcaption>
      <div className={moneyCoverStyles.bar} aria-hidden="true">
        {drawn.map(({ reference, openMinor: open }) => (
          <span
            key={reference}
            style={{ '--share': open, '--paid': ((allocation[reference] ?? 0) / open) * 100 } as CSSProperties}
          >
            <i />
            <em>{reference.split('/').at(-1)}</em>
          </span>
        ))}
      </div>
      <p className={moneyCoverStyles.sums}>
        <span>{`${figure(line.amountMinor)} received`}</span>
        <span>{`${figure(Math.max(0, openAfter))} stays open`}</span>
      </p>
    </figure>
  );
}

type UnpaidReasonsProps = {
  invoices: PayerAtDesk['invoices'];
  allocation: Allocation;
  unpaidBalances: Readonly<Record<string, UnpaidBalanceAtDesk>>;
  onChange: (unpaidBalances: Readonly<Record<string, UnpaidBalanceAtDesk>>) => void;
};

const usual: UnpaidBalanceAtDesk = { reason: 'later', note: '' };

/** Why a part of an invoice stays open. */
function UnpaidReasons({ invoices, allocation, unpaidBalances, onChange }: UnpaidReasonsProps) {
  const { currency } = useDeskSite();
  return invoices.map(({ reference, openMinor: open }) => {
    const balance = unpaidBalances[reference] ?? usual;
    const minor = open - (allocation[reference] ?? 0);
    return (
      <div key={reference} className={styles.rest}>
        <UnpaidReasonFields
          small
          label={`${formatAmount({ minor, currency })} of ${reference} stays open, because`}
          balance={balance}
          onChange={(changes) => onChange({ ...unpaidBalances, [reference]: { ...balance, ...changes } })}
          error={needsNote(balance) ? 'Write what is in dispute, or why it stays open.' : ''}
        />
      </div>
    );
  });
}
