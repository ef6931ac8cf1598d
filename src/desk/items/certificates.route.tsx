import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CertificateState } from '../../catalogue/certificates/certificate.contract.ts';
import { certificateKindText } from '../../catalogue/certificates/certificate-kind.rule.ts';
import { certificateState, warningDays } from '../../catalogue/certificates/certificate-state.rule.ts';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Tag, type TagProps } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { ListBar } from '../list/list-bar.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { RecordList } from '../list/record-list.tsx';
import { listRequestOf, useListQuery } from '../list/use-list-query.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type { DeskCertificate, endCertificateAtDesk, listCertificatesAtDesk } from './certificates.contract.ts';
import styles from './items.module.css';
import { ItemsNav } from './items-nav.tsx';

export const handle = { title: () => 'Certificates' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), ...listRequestOf(args.request) };
  const endpoint = 'GET /desk/api/:site/items/certificates/';
  return loadDesk<typeof listCertificatesAtDesk>(endpoint, request, args.request.signal);
}

export function Component() {
  const { rows, total } = useLoaderData<typeof loader>();
  return <CertificatesPage rows={rows} total={total} />;
}

const views = [
  { view: '', label: 'All' },
  { view: 'ending', label: 'Ending soon' },
  { view: 'ended', label: 'Ended' },
];

const empty: Readonly<Record<string, string>> = {
  ending: `No certificate ends within ${warningDays} days.`,
  ended: 'No certificate has ended yet.',
};

function CertificatesPage({ rows, total }: { rows: readonly DeskCertificate[]; total: number }) {
  const mayEdit = useCan()('edit-items');
  const { site } = useDeskSite();
  const [ending, setEnding] = useState<DeskCertificate>();
  const view = useListQuery().get('view');
  const columns: Column<DeskCertificate>[] = [
    {
      key: 'number',
      header: 'Certificate',
      phone: 'full',
      cell: (row) => <Named certificate={row} />,
    },
    { key: 'for', header: 'For', wrap: true, cell: (row) => <Goods certificate={row} /> },
    { key: 'issuer', header: 'Factory or issuer', wrap: true, drop: 1439, phone: 'one', cell: ({ issuer }) => issuer },
    { key: 'from', header: 'From', drop: 1100, phone: 'one', cell: ({ validFrom }) => formatDay(validFrom) },
    {
      key: 'to',
      header: 'Last day',
      phone: 'one',
      cell: ({ validTo }) => (validTo === null ? 'no end' : formatDay(validTo)),
    },
    { key: 'state', header: 'State', cell: (row) => <State certificate={row} /> },
    {
      key: 'file',
      header: 'File',
      cell: ({ fileId, fileName }) =>
        fileId === null ? (
          ''
        ) : (
          <a href={`/desk/files/${site}/certificates/${fileId}`} download>
            {fileName}
          </a>
        ),
    },
    ...(mayEdit
      ? [
          {
            key: 'act',
            header: 'Action',
            cell: (row: DeskCertificate) => <Actions certificate={row} onEnd={setEnding} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <ItemsNav />
      <p className={styles.hint}>
        {`The shop shows a certificate at its items from its first day to its last, and never after it. What ends first comes first; the sales desk gets a mail ${warningDays} days before.`}
      </p>
      <ListBar views={views} searchLabel="Number, standard, maker or item">
        {mayEdit && (
          <ButtonLink small kind="primary" to={`/${site}/items/certificates/new`}>
            New certificate
          </ButtonLink>
        )}
      </ListBar>
      <RecordList
        caption="Certificates"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty={
          empty[view] ??
          "There is no certificate. A maker's BIS licence, an ISO certificate or a test report is shown at the items that it is for."
        }
      />
      <ListPager total={total} />
      {ending && <EndDialog certificate={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

const nameOf = ({ kind, number }: DeskCertificate) => [certificateKindText(kind), number].filter(Boolean).join(' ');

function Named({ certificate }: { certificate: DeskCertificate }) {
  const { kind, number, standard } = certificate;
  return (
    <>
      {certificateKindText(kind)} <span className={styles.code}>{number}</span>
      {standard && ` to ${standard}`}
    </>
  );
}

function Goods({ certificate: { maker, category, itemId, itemCode, itemName } }: { certificate: DeskCertificate }) {
  const { site } = useDeskSite();
  if (itemId === null) return category === '' ? `All of ${maker}` : `${maker}: ${category}`;
  return (
    <Link to={`/${site}/items/${itemId}`}>
      <span className={styles.code}>{itemName}</span> {itemCode}
    </Link>
  );
}

const states: Readonly<Record<CertificateState, { label: string; kind?: TagProps['kind'] }>> = {
  holds: { label: 'Holds', kind: 'good' },
  ends_soon: { label: 'Ends soon', kind: 'warn' },
  later: { label: 'Not yet' },
  over: { label: 'Over, not replaced', kind: 'bad' },
  ended: { label: 'Ended' },
};

function State({ certificate }: { certificate: DeskCertificate }) {
  const { timeZone } = useDeskSite();
  const { label, kind } = states[certificateState(certificate, dayOf(new Date(), timeZone))];
  return <Tag kind={kind}>{label}</Tag>;
}

type ActionsProps = { certificate: DeskCertificate; onEnd: (certificate: DeskCertificate) => void };

function Actions({ certificate, onEnd }: ActionsProps) {
  const { site } = useDeskSite();
  const name = nameOf(certificate);
  if (certificate.endedAt !== null) return null;
  return (
    <span className={styles.actions}>
      {!certificate.isReplaced && (
        <ButtonLink
          small
          to={`/${site}/items/certificates/new?replaces=${certificate.id}`}
          aria-label={`Replace ${name}`}
        >
          Replace
        </ButtonLink>
      )}
      <Button small aria-label={`End ${name}`} onClick={() => onEnd(certificate)}>
        End
      </Button>
    </span>
  );
}

function EndDialog({ certificate, onClose }: { certificate: DeskCertificate; onClose: () => void }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const name = nameOf(certificate);
  const end = () =>
    change(
      () =>
        callDesk<typeof endCertificateAtDesk>('POST /desk/api/:site/items/certificates/end/', {
          site,
          id: certificate.id,
        }),
      `${name} is ended.`,
      { onDone: onClose },
    );
  return (
    <ConfirmDialog
      title={`End ${name} today?`}
      action="End it"
      kind="danger"
      busy={busy}
      onClose={onClose}
      onConfirm={() => void end()}
    >
      <p>The shop shows it no longer. Papers of goods that have left keep what they say.</p>
    </ConfirmDialog>
  );
}
