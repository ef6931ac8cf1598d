import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import cards from '../list/card-table.module.css';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import styles from './receivables.module.css';
import type { certifyTaxAtDesk, taxDeductedAtDesk, taxDeductedFileAtDesk } from './tax-deducted.contract.ts';

export const handle = { title: () => 'Tax deducted' };

type Listed = ReplyOf<typeof taxDeductedAtDesk>;
type Row = Listed['rows'][number];

export function loader(args: LoaderFunctionArgs) {
  const day = new URL(args.request.url).searchParams.get('day') ?? undefined;
  const request = { site: siteOf(args), day };
  return loadDesk<typeof taxDeductedAtDesk>('GET /desk/api/:site/money/tax_deducted/', request, args.request.signal);
}

/** Customers with what they deducted in a quarter; one certificate is for one of them and one quarter. */
export function Component() {
  const { quarter, quarters, totalMinor, uncertifiedMinor, rows } = useLoaderData<Listed>();
  const [, setParams] = useSearchParams();
  const { site } = useDeskSite();
  const { send, error } = useAction('page');
  const { money } = useFormats();
  const mayExport = useCan()('export-accounts');
  const customers = [...Map.groupBy(rows, ({ customerId }) => customerId).values()];
  const save = () =>
    send(
      () =>
        callDesk<typeof taxDeductedFileAtDesk>('GET /desk/api/:site/money/tax_deducted/csv/', {
          site,
          day: quarter.from,
        }),
      { waits: true, onDone: (file) => downloadFile(file.fileName, file.mediaType, file.content) },
    );
  return (
    <div className={styles.main}>
      <header className={styles.head}>
        <h2>Tax deducted by customers</h2>
        <Link to={`/${site}/receivables`}>Receivables</Link>
        <Field label="Quarter">
          <Select small value={quarter.from} onChange={(event) => setParams({ day: event.target.value })}>
            {quarters.map(({ from, label }) => (
              <option key={from} value={from}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {mayExport && rows.length > 0 && (
          <Button small icon="download" onClick={() => void save()}>
            CSV
          </Button>
        )}
      </header>
      <p>
        {`${money(totalMinor)} in ${quarter.label}, from ${formatDay(quarter.from)} to ${formatDay(quarter.to)}; `}
        {uncertifiedMinor > 0 ? `${money(uncertifiedMinor)} without a certificate.` : 'nothing without a certificate.'}
      </p>
      {error && <Notice kind="bad" live title={error} />}
      {rows.length === 0 && (
        <p className={styles.soft}>No tax was deducted. It is booked with the receipt it was kept back from.</p>
      )}
      {customers.map((own) => (
        <CustomerTax key={own[0]?.customerId} rows={own} />
      ))}
    </div>
  );
}

function CustomerTax({ rows }: { rows: readonly Row[] }) {
  const { site } = useDeskSite();
  const { money } = useFormats();
  const mayRecord = useCan()('record-money');
  const [first] = rows;
  const [typed, setTyped] = useState(first?.certificateNo ?? '');
  const { change, error, busy } = useAction();
  if (!first) return null;
  const { company, pan, customerId } = first;
  const isCertified = rows.every(({ certificateNo }) => certificateNo !== '');

  async function note() {
    const request = { site, deductions: rows.map(({ id }) => id), certificateNo: typed };
    const endpoint = 'POST /desk/api/:site/money/tax_deducted/certify/';
    await change(() => callDesk<typeof certifyTaxAtDesk>(endpoint, request), `Noted for ${company}.`);
  }

  return (
    <section className={styles.side} aria-label={company}>
      <h2>
        <Link to={`/${site}/receivables/${customerId}`}>{company}</Link>{' '}
        <span className={styles.mono}>{pan || 'no PAN known'}</span>{' '}
        <Tag kind={isCertified ? 'good' : 'warn'}>
          {isCertified ? 'Certificate is here' : 'Certificate not here yet'}
        </Tag>
      </h2>
      <table className={classNames(styles.ledger, cards.cards)}>
        <thead>
          <tr>
            <th scope="col">Receipt</th>
            <th scope="col">Date</th>
            <th scope="col">Section</th>
            <th scope="col">Invoices</th>
            <th scope="col" className={styles.end}>
              Tax
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" data-label="Receipt" className={styles.mono}>
                {row.receiptNumber}
              </th>
              <td data-label="Date">{formatDay(row.deductedOn)}</td>
              <td data-label="Section">{row.section}</td>
              <td data-label="Invoices">{row.invoices}</td>
              <td data-label="Tax" className={styles.end}>
                {money(row.amountMinor)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Total
            </th>
            <td data-label="Total" className={styles.end}>
              <b>{money(sum(rows, ({ amountMinor }) => amountMinor))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      {mayRecord && (
        <span className={styles.certificate}>
          <Field label="Number of the certificate" error={error}>
            <TextInput small mono maxLength={40} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Button small busy={busy} onClick={() => void note()}>
            Note it
          </Button>
        </span>
      )}
    </section>
  );
}
