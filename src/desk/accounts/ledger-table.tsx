import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import cards from '../list/card-table.module.css';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { MovementTable } from './movement-table.tsx';

type Statement = CustomerRecord['statement'];

/** Newest first: movements of 180 days, or only what is open. */
export function LedgerTable({ statement }: { statement: Statement }) {
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
