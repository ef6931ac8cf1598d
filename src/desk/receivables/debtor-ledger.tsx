import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { MovementTable } from '../accounts/movement-table.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { ReasonDialog } from '../orders/reason-dialog.tsx';
import { useOrderFile } from '../orders/use-order-file.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { reverseReceiptAtDesk } from './debtor.contract.ts';
import styles from './receivables.module.css';
import type { DebtorRecord } from './receivables-types.ts';

type Statement = DebtorRecord['statement'];
type Row = Statement['rows'][number];

/** The movements of 180 days, newest first; documents are saved as PDF, receipts are taken back here. */
export function DebtorLedger({ statement }: { statement: Statement }) {
  const [reversing, setReversing] = useState('');
  const { moneyOfMajor } = useFormats();
  const reversed = new Set(statement.rows.flatMap(({ kind, number }) => (kind === 'Receipt reversed' ? number : [])));
  return (
    <section className={styles.scroller}>
      <MovementTable
        statement={statement}
        className={styles.ledger}
        amountClassName={styles.end}
        caption={`Ledger from ${formatDay(statement.from)} to ${formatDay(statement.to)}`}
        formatAmount={moneyOfMajor}
        numberCell={(row) => (
          <DocumentLink
            row={row}
            onReverse={row.kind === 'Receipt' && !reversed.has(row.number) ? setReversing : undefined}
          />
        )}
        orderCell={({ order_no: orderNo }) => orderNo && <OrderLink number={orderNo} />}
        noteCell={({ note }) => note}
      />
      {reversing && <ReverseDialog key={reversing} number={reversing} onClose={() => setReversing('')} />}
    </section>
  );
}

function OrderLink({ number }: { number: string }) {
  const { site } = useDeskSite();
  return (
    <Link className={styles.mono} to={`/${site}/orders/${number}`}>
      {number}
    </Link>
  );
}

type DocumentLinkProps = { row: Row; onReverse: ((number: string) => void) | undefined };

function DocumentLink({ row: { kind, number, order_no: orderNo }, onReverse }: DocumentLinkProps) {
  const { saveFile } = useOrderFile();
  const mayRecord = useCan()('record-money');
  const isDocument = orderNo !== '' && (kind === 'Invoice' || kind === 'Credit note');
  return (
    <span className={styles.document}>
      <span className={styles.mono}>{number}</span>
      {isDocument && (
        <Button
          small
          kind="quiet"
          icon="download"
          onClick={() => void saveFile(orderNo, 'document', number)}
          aria-label={`Save ${number} as PDF`}
        >
          PDF
        </Button>
      )}
      {onReverse && mayRecord && (
        <Button small kind="quiet" onClick={() => onReverse(number)}>
          Take back
        </Button>
      )}
    </span>
  );
}

function ReverseDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { site } = useDeskSite();
  const { change, error, busy } = useAction('page');
  async function reverse(why: string) {
    const request = { site, receiptNo: number, why };
    const endpoint = 'POST /desk/api/:site/money/receipts/reverse/';
    if (
      await change(() => callDesk<typeof reverseReceiptAtDesk>(endpoint, request), `Receipt ${number} was taken back.`)
    )
      onClose();
  }
  return (
    <ReasonDialog
      open
      title={`Take receipt ${number} back?`}
      label="Reason, which the buyer reads"
      action="Take back"
      kind="danger"
      busy={busy}
      onClose={onClose}
      onConfirm={(why) => void reverse(why)}
    >
      <p>{error || 'What it paid is open again.'}</p>
    </ReasonDialog>
  );
}
