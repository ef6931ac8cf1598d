import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { DebtorLedger } from './debtor-ledger.tsx';
import { DebtorPromises } from './debtor-promises.tsx';
import { DebtorUnpaid } from './debtor-unpaid.tsx';
import { stageLabel } from './due-reminders.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import styles from './receivables.module.css';
import type { DebtorRecord, LetterAtDesk } from './receivables-types.ts';

/** What a customer owes: the ledger with its documents, what was promised, and the letters that were sent. */
export function DebtorPage({ debtor, letters }: { debtor: DebtorRecord; letters: readonly LetterAtDesk[] }) {
  const [recording, setRecording] = useState(false);
  const { site } = useDeskSite();
  const can = useCan();
  const { moneyOfMajor } = useFormats();
  const { statement, customerId, email } = debtor;
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
        <DebtorPromises debtor={debtor} />
        <Letters letters={letters} />
      </div>
      {recording && <ReceiptDialog debtor={debtor} onClose={() => setRecording(false)} />}
    </div>
  );
}

/** Newest first, each with what was written. */
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
