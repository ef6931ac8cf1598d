import { t } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { call } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Share } from '../../ui/feedback/share.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import type { packingList } from '../packing/packing-list.contract.ts';
import type { shareDocument } from '../sharing/share-document.contract.ts';
import type { OrderDetail, OrderDispatch, OrderDocument } from './order-detail.contract.ts';
import styles from './order-documents.module.css';

export type OrderDocumentsProps = {
  order: Pick<OrderDetail, 'mysc_order_no' | 'documents' | 'dispatches' | 'status' | 'owed'>;
};

/** The papers of each dispatch, then those of the order, the proforma last. */
export function OrderDocuments({ order }: OrderDocumentsProps) {
  const { documents, dispatches, mysc_order_no: number } = order;
  const ofOrder = documents.filter((one) => one.dispatch === 0);
  return (
    <Block>
      <div className={styles.groups}>
        {dispatches.map(({ no, dispatch, sent_on, signed_note }) => (
          <div key={no}>
            <h3 className={styles.caption}>{t`Dispatch ${no}, ${sent_on}`}</h3>
            {documents
              .filter((one) => one.dispatch === no)
              .map((document) => (
                <Document key={document.number} document={document} orderNo={number} />
              ))}
            <PackingListButton dispatch={dispatch} />
            {signed_note && <SignedNote note={signed_note} />}
          </div>
        ))}
        {ofOrder.length > 0 && (
          <div>
            {dispatches.length > 0 && <h3 className={styles.caption}>{t`The order`}</h3>}
            {ofOrder.map((document) => (
              <Document
                key={`${document.kind} ${document.number}`}
                document={document}
                orderNo={number}
                isReplaced={document.kind === 'proforma' && documents.length > 1}
              />
            ))}
          </div>
        )}
      </div>
      <div data-print="no">
        <PayUnpaid documents={documents} />
        <p className={styles.note}>{noteOf(order)}</p>
      </div>
    </Block>
  );
}

type DocumentProps = { document: OrderDocument; orderNo: string; isReplaced?: boolean };

function Document({ document: { kind, title, number, date, total }, orderNo, isReplaced }: DocumentProps) {
  const { currency } = useSite();
  const { open, opening } = useOpenDocument();
  const amount = formatMajor(total, currency);
  const about = isReplaced ? t`Replaced by the tax invoice` : amount;
  const link = () => call<typeof shareDocument>('POST /api/share_document/', { order: orderNo, document: number });
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={classNames(styles.document, isReplaced && styles.quiet)}
        aria-busy={opening === number || undefined}
        onClick={() => open(orderNo, number)}
      >
        <Icon name="file" />
        <span>
          <b>
            {title} {kind !== 'proforma' && <span className={styles.number}>{number}</span>}
          </b>
          <span className={styles.about}>{[date, about].filter(Boolean).join(', ')}</span>
        </span>
        <span className={styles.kind}>{t`PDF`}</span>
      </button>
      <Share small name={kind === 'proforma' ? `${title} ${orderNo}` : `${title} ${number}`} link={link}>
        {t`Whoever has this link can open the document without signing in.`}
      </Share>
    </div>
  );
}

function SignedNote({ note: { href, file_name, added_on } }: { note: NonNullable<OrderDispatch['signed_note']> }) {
  return (
    <a className={styles.document} href={href} download>
      <Icon name="file" />
      <span>
        <b>{t`Signed delivery note`}</b>
        <span className={styles.about}>{added_on}</span>
      </span>
      <span className={styles.kind}>{file_name.split('.').at(-1)?.toUpperCase()}</span>
    </a>
  );
}

function noteOf({ documents, status, owed }: OrderDocumentsProps['order']): string {
  if (status === 'Awaiting Internal Approval') return t`You will get the proforma invoice when we approve your order.`;
  if (documents.length === 0) return t`There is no document for this order.`;
  return owed > 0
    ? t`The documents of the next dispatch come with the goods, by e-mail and here.`
    : t`You can open each document again at any time.`;
}

/** Leads to the statement with the unpaid invoices of this order ticked. */
function PayUnpaid({ documents }: Pick<OrderDetail, 'documents'>) {
  const { currency } = useSite();
  const unpaid = documents.filter((one) => one.unpaid > 0);
  if (unpaid.length === 0) return null;
  const amount = formatMajor(
    sum(unpaid, (one) => one.unpaid),
    currency,
  );
  return (
    <BlockBody>
      <ButtonLink wide to={`/statement?pay=${unpaid.map(({ number }) => encodeURIComponent(number)).join(',')}`}>
        {t`Pay ${amount}`}
      </ButtonLink>
    </BlockBody>
  );
}

/** `dispatch`: NOD26000119-1. */
function PackingListButton({ dispatch }: { dispatch: string }) {
  const { send, busy } = useAction();

  const download = () =>
    void send(() => call<typeof packingList>('POST /api/packing_list/', { dispatch }), {
      onDone: (reply) => downloadFile(reply.file_name, reply.media_type, reply.content),
    });

  return (
    <button type="button" className={styles.document} data-print="no" aria-busy={busy || undefined} onClick={download}>
      <Icon name="file" />
      <b>
        {t`Packing list`} <span className={styles.number}>{dispatch}</span>
      </b>
      <span className={styles.kind}>{t`PDF`}</span>
    </button>
  );
}
