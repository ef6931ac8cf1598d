import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { failureOf, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { OpenedFigure } from './report-types.ts';
import styles from './reports.module.css';
import type { salesDocumentsAtDesk } from './sales-report.contract.ts';
import { salesChoicesOf } from './sales-request.ts';

type Found = ReplyOf<typeof salesDocumentsAtDesk>;
type SalesDocumentsProps = { opened: OpenedFigure; format: (figure: number) => string; onClose: () => void };

/** The invoices and credit notes whose sum is the figure that was opened. */
export function SalesDocuments({ opened, format, onClose }: SalesDocumentsProps) {
  const { site } = useDeskSite();
  const [params] = useSearchParams();
  const query = useListQuery();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState('');
  const asked = JSON.stringify({ site, ...salesChoicesOf(params), ...opened.narrowing, against: 'none' });
  useEffect(() => {
    let isGone = false;
    setFound(undefined);
    setFailure('');
    callDesk<typeof salesDocumentsAtDesk>('GET /desk/api/:site/reports/sales/documents/', JSON.parse(asked))
      .catch(failureOf)
      .then((reply) => {
        if (isGone) return;
        if (isRefusal(reply)) setFailure(reply.message);
        else setFound(reply);
      });
    return () => {
      isGone = true;
    };
  }, [asked]);
  usePageKeys({ escape: onClose });
  const { period: _period, from: _from, to: _to, ...narrowing } = opened.narrowing;
  return (
    <aside className={styles.pane} aria-label="Documents of a figure">
      <header>
        <h2>{opened.title}</h2>
        <Button small kind="quiet" icon="close" onClick={onClose}>
          Close
        </Button>
      </header>
      {failure && <Notice kind="bad" live title={failure} />}
      {!found && !failure && <p>Looking for the documents …</p>}
      {found && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Document</th>
                <th scope="col" className={styles.end}>
                  Figure
                </th>
              </tr>
            </thead>
            <tbody>
              {found.rows.map(({ kind, number, orderNumber, company, issuedOn, value }) => (
                <tr key={`${kind} ${number}`}>
                  <td>{formatDay(issuedOn)}</td>
                  <th scope="row">
                    <Link to={`/${site}/orders/${orderNumber}`}>{number}</Link>
                    <small className={styles.small}>{company}</small>
                  </th>
                  <td className={styles.end}>{format(value)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {found.count > found.rows.length
                    ? `The newest ${formatNumber(found.rows.length)} of ${formatNumber(found.count)} documents`
                    : plural(found.count, 'document')}
                </th>
                <td className={styles.end}>
                  <b>{format(found.total)}</b>
                </td>
              </tr>
            </tfoot>
          </table>
          <p className={styles.paneActions}>
            {Object.keys(narrowing).length > 0 && (
              <Button
                small
                onClick={() => {
                  query.set(narrowing);
                  onClose();
                }}
              >
                Show only these
              </Button>
            )}
            {narrowing.customer && <Link to={`/${site}/accounts/${narrowing.customer}`}>Open the customer</Link>}
          </p>
        </>
      )}
    </aside>
  );
}
