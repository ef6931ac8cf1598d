import { useMemo, useState } from 'react';
import { can } from '../../account/permissions/permissions.rule.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { notActiveMessage } from '../../catalogue/not-active-message.data.ts';
import { AccountStatusNotice } from '../../catalogue/pricing/account-status-notice.tsx';
import { plural, t, translate } from '../../lib/i18n.ts';
import { CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { ImportError, importLater } from '../../ui/browser/import-later.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AlreadyInCartDialog } from '../add-to-cart/already-in-cart.tsx';
import { ListFileRefused } from '../pasted-list/list-file-refused.ts';
import { useCartSession } from '../use-cart-session.ts';
import { BasketChoice } from './basket-choice.tsx';
import { basketsOf } from './baskets.rule.ts';
import { HowRead } from './how-read.tsx';
import { QuickBar, QuickPayBar } from './quick-bar.tsx';
import { QuickFile, SampleFile } from './quick-file.tsx';
import { QuickLines } from './quick-lines.tsx';
import type { InitialList } from './quick-list.rule.ts';
import { QuickList } from './quick-list.tsx';
import styles from './quick-order.module.css';
import { type QuickRow, rowsForRfi, tallyOf } from './quick-rows.rule.ts';
import type { ReadProgress } from './read-in-parts.rule.ts';
import type { readPdfList } from './read-pdf.contract.ts';
import { SendAsRfiDialog } from './send-as-rfi.tsx';
import { useAddAll } from './use-add-all.ts';
import { useQuickOrder } from './use-quick-order.ts';
import { useSendAsRfi } from './use-send-as-rfi.ts';

const keysOf = (rows: readonly QuickRow[]) => rows.map((row) => row.key);

export type QuickOrderPageProps = {
  /** A list posted without JavaScript. */
  initialList?: InitialList | undefined;
};

export function QuickOrderPage({ initialList }: QuickOrderPageProps) {
  const status = useCartSession().session?.standing;
  const list = useQuickOrder(initialList);
  const { rows, reading, error } = list;
  const adding = useAddAll(list.removeSent, list.unreadLines === 0);
  const rfi = useSendAsRfi(list.removeSent);
  const [isRfiDialogOpen, setRfiDialogOpen] = useState(false);
  const [scan, setScan] = useState('');
  const lines = rows.filter((row) => row.result !== 'heading');
  const rfiRows = rowsForRfi(rows);
  const baskets = useMemo(() => basketsOf(rows, list.order.maker), [rows, list.order.maker]);

  async function readFile(file: File) {
    setScan('');
    try {
      if (isPdf(file)) {
        const reply = await call<typeof readPdfList>('POST /api/quick_order/pdf/', {}, { file });
        if (isRefusal(reply)) return list.refuseFile(reply.message);
        return reply.picture === '' ? list.read({ source: { text: reply.text } }) : setScan(reply.picture);
      }
      const { readListFile } = await importLater(() => import('../pasted-list/read-list-file.ts'));
      list.read(await readListFile(file));
    } catch (cause) {
      const isExplained = [ListFileRefused, ImportError, CallError].some((kind) => cause instanceof kind);
      list.refuseFile(isExplained ? (cause as Error).message : t`This file cannot be read.`);
    }
  }

  function sendAsRfi(selected: typeof rows) {
    rfi.send(selected, selected.length < lines.length || list.unreadLines > 0, () => setRfiDialogOpen(false));
  }

  const signedIn = status !== undefined;
  const bar = {
    tally: tallyOf(rows),
    canAdd: can(status, 'fill-cart'),
    canAsk: rfiRows.length > 0,
    signedIn,
    adding: adding.busy,
    onAdd: () => list.whenSaved(keysOf(rows), adding.add),
    onSendAsRfi: () => list.whenSaved(keysOf(rows), () => setRfiDialogOpen(true)),
  };
  const listForm = (
    <QuickList
      field={list.field}
      text={list.text}
      busy={reading !== undefined}
      hasRead={rows.length > 0}
      onText={list.setText}
      onBegin={list.prepare}
      onRead={() => list.read()}
      onFile={(file) => void readFile(file)}
    />
  );
  const progress = (
    <>
      {reading && <Progress reading={reading} onStop={list.stop} />}
      {error && <ReadError message={error} onRetry={list.unreadLines > 0 ? list.readOn : () => list.read()} />}
      {!reading && !error && list.unreadLines > 0 && <UnreadLines count={list.unreadLines} onRead={list.readOn} />}
    </>
  );
  return (
    <Container>
      <PageHeader
        title={t`Quick order`}
        meta={lines.length > 0 && t`${plural(lines.length, 'line')} read, not in your cart yet.`}
        end={
          <>
            <SampleFile />
            <QuickFile onFile={(file) => void readFile(file)} />
          </>
        }
      />
      <AccountStatusNotice standing={status} />
      {lines.length === 0 ? (
        <div className={styles.start}>
          {listForm}
          <section aria-label={t`What was found`}>
            {progress}
            {scan !== '' && <Scan picture={scan} />}
            {!reading && scan === '' && <HowTo />}
          </section>
        </div>
      ) : (
        <section className={styles.found} aria-label={t`What was found`}>
          <details className={styles.edit}>
            <summary>{t`Edit the list`}</summary>
            {listForm}
          </details>
          {progress}
          {scan !== '' && <Scan picture={scan} />}
          {list.how && <HowRead how={list.how} onChange={list.readOtherwise} />}
          <BasketChoice
            baskets={baskets}
            taken={list.order.by}
            onTake={(by) => list.chooseFirst({ ...list.order, by })}
          />
          <QuickBar {...bar} />
          {!bar.canAdd && <p className={styles.blocked}>{translate(notActiveMessage)}</p>}
          <QuickLines
            list={list}
            signedIn={signedIn}
            onAsk={(row) =>
              list.whenSaved([row.key], (saved) => rfi.send(saved, lines.length > 1 || list.unreadLines > 0))
            }
          />
          <QuickPayBar {...bar} />
        </section>
      )}
      {adding.isConfirming && (
        <AlreadyInCartDialog onClose={() => adding.answer(false)} onContinue={() => adding.answer(true)} />
      )}
      {isRfiDialogOpen && (
        <SendAsRfiDialog
          rows={rfiRows}
          busy={rfi.busy}
          onSend={(selected) => void sendAsRfi(selected)}
          onClose={() => setRfiDialogOpen(false)}
        />
      )}
    </Container>
  );
}

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** A scan is never guessed at: it stands beside the list, to be typed. */
function Scan({ picture }: { picture: string }) {
  return (
    <div className={styles.scan}>
      <Notice kind="info" live title={t`This PDF has no text`}>
        <p>{t`It is a scan, so we could not read it. Please type its lines into the list.`}</p>
      </Notice>
      <img src={picture} alt={t`The first page of your PDF`} />
    </div>
  );
}

function Progress({ reading: { done, of }, onStop }: { reading: ReadProgress; onStop: () => void }) {
  return (
    <div className={styles.progress}>
      <p role="status">
        {t`${countText(done)} of ${plural(of, 'line')} read. You can leave this page; the list is saved in this browser.`}
      </p>
      <ProgressBar label={t`Reading your list`} done={done} total={of} />
      <Button small kind="quiet" onClick={onStop}>{t`Stop`}</Button>
    </div>
  );
}

function ReadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  const retry = <Button small icon="retry" onClick={onRetry}>{t`Retry`}</Button>;
  return (
    <div className={styles.trouble}>
      <Notice kind="bad" live title={t`We couldn't read the whole list`} action={retry}>
        <p>{t`${message} Your list is still here.`}</p>
      </Notice>
    </div>
  );
}

function UnreadLines({ count, onRead }: { count: number; onRead: () => void }) {
  const action = <Button small onClick={onRead}>{t`Read them too`}</Button>;
  return (
    <div className={styles.trouble}>
      <Notice kind="info" live title={t`${plural(count, 'line')} of your list not read yet`} action={action}>
        <p>{t`They stay in your list, which this browser keeps.`}</p>
      </Notice>
    </div>
  );
}

function HowTo() {
  return (
    <div className={styles.how}>
      <div className={styles.sketch}>
        <Sketch name="list" />
      </div>
      <h2>{t`Paste a list of part numbers`}</h2>
      <p>{t`Any maker's designation, an old number or our stock code, then the quantity after a tab, comma, semicolon or space. Up to 2,000 lines at once.`}</p>
      <p>{t`Columns copied from a spreadsheet are read by their headings. '10 x 6210', '6210 x 10' and '10 nos 6210' are understood.`}</p>
      <p>{t`Where several makers have an item, you take one basket for the whole list: the cheapest, the soonest, of the fewest makers or as last time. You can send what was not found to our sales desk.`}</p>
    </div>
  );
}
