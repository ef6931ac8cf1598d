import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { AlreadyInCartDialog } from '../../cart/add-to-cart/already-in-cart.tsx';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { AccountStatusNotice } from '../../catalogue/pricing/account-status-notice.tsx';
import { type Day, formatDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import type { printQuote } from '../../orders/quotation/print-quote.contract.ts';
import type { shareQuote } from '../../orders/quotation/share-quote.contract.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Share } from '../../ui/feedback/share.tsx';
import { useOpenLink } from '../../ui/feedback/use-open-link.ts';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { oneOfEachChoice } from '../alternatives.rule.ts';
import { useAskAgain } from '../requests/use-ask-again.ts';
import type { RfiEntry, RfiLine } from '../rfi-history.contract.ts';
import { linesToAskAgain } from '../rfi-line-state.rule.ts';
import { chosenLines } from '../rfi-link.ts';
import { askedWords } from './asked-words.tsx';
import { lineTimeline, ownEntries, sharedEntries, type TimelineEntry } from './line-timeline.rule.ts';
import { RfiAction } from './rfi-action.tsx';
import { stateName } from './rfi-availability.tsx';
import { rfiColumns } from './rfi-columns.tsx';
import styles from './rfi-detail.module.css';
import { RfiNotFound } from './rfi-not-found.tsx';
import { RfiOrderBar } from './rfi-order-bar.tsx';
import { rfiProgress } from './rfi-progress.rule.ts';
import { canAddToCart, choiceOf, linesOfChoice } from './rfi-rows.rule.ts';
import { useAddQuoted } from './use-add-quoted.ts';
import { waitingText } from './waiting-text.rule.ts';

export type RfiDetailPageProps = {
  rfi: RfiEntry | null;
  standing: Standing | undefined;
  today: Day;
  /** The time of the store. */
  now: string;
};

export function RfiDetailPage({ rfi, ...rest }: RfiDetailPageProps) {
  return <Container>{rfi ? <Rfi rfi={rfi} {...rest} /> : <RfiNotFound />}</Container>;
}

function Rfi({ rfi, standing, today, now }: RfiDetailPageProps & { rfi: RfiEntry }) {
  const site = useSite();
  const { timeZone } = site.calendar;
  const { add, adding, isConfirming, answer } = useAddQuoted();
  const again = useAskAgain();
  const quote = useOpenLink();
  const openQuote = () =>
    quote.open(rfi.rfq_no, () => call<typeof printQuote>('GET /api/print_quote/:rfi/', { rfi: rfi.rfq_no }));
  const shareLink = () => call<typeof shareQuote>('POST /api/share_quote/', { rfi: rfi.rfq_no });
  const quoted = oneOfEachChoice(rfi.data.filter(canAddToCart), choiceOf);
  const mayAdd = can(standing, 'add-to-cart');
  const ended = linesToAskAgain(rfi.data, { stateOf: (line) => line.status, choiceOf });
  const askAgainIds = ended.map((line) => line.StkTranNo);
  const [search] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(linesToOrder(quoted, chosenLines(search.get('choose'))).map(keyOf)),
  );
  const chosen = oneOfEachChoice(
    rfi.data.filter((line) => canAddToCart(line) && selected.has(keyOf(line))),
    choiceOf,
  );
  const orderAll = mayAdd && quoted.length > 0;
  const timelines = rfi.data.map((line) => lineTimeline(line, rfi.asked_at, { today, timeZone }));
  const progress = rfiProgress(rfi, timeZone);
  const inSteps = progress.steps.map(({ name, note }) => ({ what: name, when: note }));
  const shared = ownEntries(sharedEntries(timelines), inSteps);
  const action = (line: RfiLine) => (
    <RfiAction
      line={line}
      choices={linesOfChoice(line, rfi.data)}
      mayAdd={mayAdd}
      adding={adding?.lines.length === 1 && adding.lines.includes(line)}
      askingAgain={again.pendingIds.includes(line.StkTranNo)}
      onAdd={() => add({ rfi: rfi.rfq_no, lines: [line] })}
      onAskAgain={() => again.ask(rfi.rfq_no, [line.StkTranNo])}
    />
  );
  const end = (
    <>
      <Button small icon="print" onClick={() => window.print()}>{t`Print`}</Button>
      {quoted.length > 0 && (
        <Button small icon="print" busy={quote.opening !== undefined} onClick={openQuote}>{t`Quote (PDF)`}</Button>
      )}
      {quoted.length > 0 ? (
        <Share name={t`Quote for RFI ${rfi.rfq_no}`} link={shareLink}>
          {t`Whoever has this link can open the quote with its prices without signing in.`}
        </Share>
      ) : (
        <Share name={t`RFI ${rfi.rfq_no}`} link={`/order-detail?rfi=${rfi.rfq_no}`}>
          {t`People of your company can open it after signing in.`}
        </Share>
      )}
      {askAgainIds.length > 1 && (
        <Button
          small
          icon="retry"
          busy={again.pendingIds.length > 1}
          onClick={() => again.ask(rfi.rfq_no, askAgainIds)}
        >
          {t`Ask again for ${plural(askAgainIds.length, 'line')}`}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Breadcrumbs
        steps={[{ label: t`Home`, to: '/' }, { label: t`RFI History`, to: '/rfq-history' }, { label: rfi.rfq_no }]}
      />
      <PageHeader title={<Title number={rfi.rfq_no} />} meta={plural(rfi.data.length, 'line')} end={end} />
      <AccountStatusNotice standing={standing} ofRfis />
      <div className={styles.steps}>
        <Block>
          <BlockBody>
            <ProgressSteps label={t`Steps of this RFI`} {...progress} />
            <States rfi={rfi} now={now} timeZone={timeZone} />
            <Timeline label={t`Dates of all lines`} entries={shared} />
          </BlockBody>
        </Block>
      </div>
      <DataTable
        caption={t`Items of this RFI`}
        columns={rfiColumns<RfiLine>(site, action, () => ({ rfi, now }))}
        rows={rfi.data}
        rowKey={keyOf}
        noteFor={(line) => noteOf(line, ownEntries(timelines[rfi.data.indexOf(line)] ?? [], [...shared, ...inSteps]))}
        {...(orderAll && {
          selection: {
            selected,
            onChange: setSelected,
            labelFor: (line: RfiLine) => line.ItemName,
            isDisabled: (line: RfiLine) =>
              !canAddToCart(line) || chosen.some((one) => one !== line && choiceOf(one) === choiceOf(line)),
          },
        })}
      />
      {orderAll && (
        <RfiOrderBar
          lines={chosen}
          areAll={chosen.length === quoted.length}
          busy={adding !== undefined}
          onOrder={() => add({ rfi: rfi.rfq_no, lines: chosen })}
        />
      )}
      <div className={styles.words}>
        <BuyerNotes rfi={rfi} />
      </div>
      {isConfirming && <AlreadyInCartDialog isQuoted onClose={() => answer(false)} onContinue={() => answer(true)} />}
    </>
  );
}

function Title({ number }: { number: string }) {
  return <>{tRich`RFI ${<span className={styles.number}>{number}</span>}`}</>;
}

function BuyerNotes({ rfi }: { rfi: RfiEntry }) {
  const { email } = useSite().contact;
  return (
    <Block>
      <Cells columns={4}>
        <Cell label={t`Your reference`}>
          <ReferenceNumber>{textOrNA(rfi.reference)}</ReferenceNumber>
        </Cell>
        <Cell label={t`Requested date`}>{textOrNA(rfi.wished_date && formatDay(rfi.wished_date))}</Cell>
        <Cell label={t`Remark`}>{textOrNA(rfi.remark)}</Cell>
        {rfi.entered_by && <Cell label={t`Entered by`}>{t`${rfi.entered_by}, our sales desk`}</Cell>}
        <Cell label={t`Questions`}>
          <MailLink to={email} subject={rfi.rfq_no} />
        </Cell>
      </Cells>
    </Block>
  );
}

const keyOf = (line: RfiLine) => String(line.StkTranNo);

/** The quoted lines of these numbers; all of them where none are named. */
const linesToOrder = (quoted: readonly RfiLine[], chosen: ReturnType<typeof chosenLines>) =>
  chosen === undefined || chosen === 'all' ? quoted : quoted.filter((line) => chosen.includes(line.line_no));

/** '3 quoted · 1 with our sales desk, asked 2 h ago, answer by 18:30'. */
function States({ rfi, now, timeZone }: { rfi: RfiEntry; now: string; timeZone: string }) {
  const names = rfi.data.filter((line) => line.alternative_to === 0).map((line) => stateName(line.status));
  return (
    <p className={styles.states}>
      {[...new Set(names)].map((name) => (
        <span key={name}>
          <b>{names.filter((one) => one === name).length}</b> {name}
        </span>
      ))}
      {rfi.answer_by && <span>{waitingText(rfi, new Date(now), timeZone)}</span>}
    </p>
  );
}

function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ol className={styles.marks} aria-label={label}>
      {entries.map(({ what, when, span }) => (
        <li key={what}>
          <span>{what}</span> <b>{when}</b>
          {span && <i>{span}</i>}
        </li>
      ))}
    </ol>
  );
}

/** What is said of this line alone; undefined where there is nothing. */
function noteOf(line: RfiLine, own: readonly TimelineEntry[]) {
  const words = [
    line.status === 'Awaiting quote' && line.maker_remark,
    // What ended a line stands beside its state.
    line.status !== 'Declined' && line.status !== 'Withdrawn' && line.answer_remark,
  ].filter((text): text is string => typeof text === 'string' && text !== '');
  const asked = askedWords(line);
  if (own.length === 0 && words.length === 0) return asked;
  return (
    <div className={styles.clock}>
      {asked}
      <Timeline label={t`Dates of ${line.ItemName}`} entries={own} />
      {words.map((text) => (
        <p key={text}>{tRich`Sales desk: ${<q>{text}</q>}`}</p>
      ))}
    </div>
  );
}
